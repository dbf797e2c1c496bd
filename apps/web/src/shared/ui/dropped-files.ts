/**
 * Readable file types for file choosers. Pictures are not among them: they can't be read, and phones would convert them
 * to an accepted type.
 */
export const READABLE = [
  ...['.pdf', '.doc', '.docx', '.dotx', '.docm', '.odt', '.ott', '.rtf', '.xlsx', '.xltx', '.xlsm', '.pptx', '.ppsx'],
  ...['.html', '.htm', '.xhtml', '.mht', '.mhtml', '.eml', '.md', '.markdown', '.txt', '.csv', '.tsv'],
  ...['application/pdf', 'application/msword', 'application/rtf', 'message/rfc822', 'multipart/related', 'text/*'],
].join(',')

const ofEntry = <T>(ask: (found: (value: T) => void, failed: (reason: unknown) => void) => void) => new Promise<T>(ask)

/** All entries of a folder; browsers return up to a hundred at a time, and finally none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await ofEntry<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed))
    if (some.length === 0) return all
    all.push(...some)
  }
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await ofEntry<File>((found, failed) => (entry as FileSystemFileEntry).file(found, failed))]
  const within = await Promise.all((await entriesOf(entry as FileSystemDirectoryEntry)).map(filesIn))
  // What a system puts into every folder is nobody's document.
  return within.flat().filter(({ name }) => !/^(\.|Thumbs\.db$|desktop\.ini$)/.test(name))
}

/** Dropped files, including those in dropped folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Both are gone once the event has passed.
  const dropped = [...files]
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some(({ isDirectory }) => isDirectory)) return dropped
  return (await Promise.all(entries.map(filesIn))).flat()
}

export const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

/** Ignores files dropped outside drop zones, for which browsers would leave the page. */
export function ignoreStrayDrops(): void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !bringsFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}
