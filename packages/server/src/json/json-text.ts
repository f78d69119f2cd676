/** An answer that is JSON already: the text of an `Answer`, which only its type remembers. */
export class JsonText<Answer> {
  declare readonly answer: Answer;

  constructor(readonly text: string | Buffer) {}
}
