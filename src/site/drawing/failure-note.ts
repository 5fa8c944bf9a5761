/** Makes the message that stands in the place of a drawing which could not be made. */
export function failureNote(reason: string): HTMLElement {
  const note = document.createElement('p');
  note.className = 'drawing-failure';
  note.role = 'status';
  note.textContent = `It could not be drawn: ${reason}`;
  return note;
}
