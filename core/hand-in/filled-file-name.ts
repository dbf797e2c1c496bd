const FILLED = ' - filled'

/** "Form.docx" becomes "Form - filled.docx". */
export function filledFileName(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const end = dot <= 0 ? fileName.length : dot
  return fileName.slice(0, end).concat(FILLED, fileName.slice(end))
}
