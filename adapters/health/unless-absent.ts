/** For `catch`: returns null if the file or folder does not exist; throws every other error. */
export function unlessAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
