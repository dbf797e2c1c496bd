const MEGABYTE = 1024 * 1024
const MEGABYTES_OF_GIGABYTE = 1024

/** Sentence of a refusal whose fields say everything. */
export const FIELDS = ''

export function counted(count: number, noun: string): string {
  return `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`
}

export function inWords(count: number): string {
  return count.toLocaleString('en-GB')
}

export function inBytes(bytes: number): string {
  const megabytes = Math.floor(bytes / MEGABYTE)
  if (megabytes < MEGABYTES_OF_GIGABYTE) return `${megabytes} MB`
  return `${inWords(Math.floor(megabytes / MEGABYTES_OF_GIGABYTE))} GB`
}

export function inMinutes(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
