/** What is asked of the drawing thread, and what it answers. Plain data both ways. */
export interface TaskMessage {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

export type AnswerMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly message: string; readonly stack: string } };
