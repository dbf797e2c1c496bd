/** For `catch`: null where there is no such file or folder; throws every other error. */
export function unlessAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
