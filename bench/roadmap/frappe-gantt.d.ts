declare module 'frappe-gantt' {
  export default class Gantt {
    constructor(element: HTMLElement, tasks: readonly object[], options: object);
  }
}
