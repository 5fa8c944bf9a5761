const drawing = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]{0,1000}?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/;

/** Whether a text is shown as a picture or a document, so that the length of its lines does not matter: a drawing, or a notebook with its outputs. */
export function isPicture(text: string): boolean {
  return drawing.test(text.slice(0, 4000)) || (/^\s*\{/.test(text) && /"nbformat"\s*:\s*\d/.test(text));
}
