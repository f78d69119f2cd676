import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from './reducers.js';
import type { AppState } from './state.js';

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
