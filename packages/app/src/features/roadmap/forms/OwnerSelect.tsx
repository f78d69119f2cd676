import type { OrganizationUser } from '@tavoite/model';
import { Select } from '@tavoite/ui';
import { useEffect } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useAppDispatch } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { ownersCall } from '../slice.js';
import { useRoadmapSelector } from '../state.js';
import { nameOfUser } from '../view.js';

const NO_ONE = '';

export interface OwnerSelectProps {
  /** Id of a user. */
  owner: number | null;
  onChange: (owner: number | null) => void;
  /** Those of the plan, until all who can own something are loaded. */
  users: readonly OrganizationUser[];
  /** What the server said of the form. */
  error: ApiFailure | null;
}

/** Who a task or a milestone belongs to. */
export const OwnerSelect = ({ owner, onChange, users, error }: OwnerSelectProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const owners = useRoadmapSelector((state) => state.roadmap.owners.data) ?? users;
  useEffect(() => {
    dispatch(ownersCall.request());
  }, [dispatch]);
  return (
    <Select
      label={text('owner')}
      value={owner === null ? NO_ONE : String(owner)}
      options={[
        { value: NO_ONE, label: text('no-owner') },
        ...owners.map((user) => ({ value: String(user.id), label: nameOfUser(user) })),
      ]}
      onChange={({ target }) => onChange(target.value === NO_ONE ? null : Number(target.value))}
      errors={error?.messages.user ?? []}
    />
  );
};
