/** "Form.docx" becomes "Form - filled.docx". */
export function filledFileName(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot <= 0 ? `${fileName} - filled` : `${fileName.slice(0, dot)} - filled${fileName.slice(dot)}`
}
