const SECTOR = 512
const END = 0xfffffffe
const FREE = 0xffffffff

/** Builds a compound file (the envelope of old Office files) with the given streams, each of at least 4,096 bytes. */
export function compoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(streams)
  const padded = names.map((name) => padTo(streams[name]!, SECTOR, 4096))
  const directorySectors = Math.ceil((names.length + 1) / 4)
  const starts: number[] = []
  const fat: number[] = [0xfffffffd]
  chain(fat, directorySectors)
  for (const stream of padded) {
    starts.push(fat.length)
    chain(fat, stream.length / SECTOR)
  }
  const entries = names.map((name, i) =>
    directoryEntry(name, 2, starts[i]!, padded[i]!.length, i + 2 <= names.length ? i + 2 : FREE),
  )
  const root = directoryEntry('Root Entry', 5, END, 0, FREE, names.length > 0 ? 1 : FREE)
  const directory = padTo(Buffer.concat([root, ...entries]), SECTOR, directorySectors * SECTOR)
  return Buffer.concat([header(), fatSector(fat), directory, ...padded])
}

function chain(fat: number[], sectors: number): void {
  for (let i = 0; i < sectors; i++) fat.push(i === sectors - 1 ? END : fat.length + 1)
}

function padTo(data: Buffer, unit: number, least: number): Buffer {
  const length = Math.max(least, Math.ceil(data.length / unit) * unit)
  return Buffer.concat([data, Buffer.alloc(length - data.length)])
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(4096, 56)
  bytes.writeUInt32LE(END, 60)
  bytes.writeUInt32LE(END, 68)
  bytes.fill(0xff, 76)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

function fatSector(fat: readonly number[]): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff)
  fat.forEach((next, i) => bytes.writeUInt32LE(next, i * 4))
  return bytes
}

function directoryEntry(name: string, type: number, start: number, size: number, right: number, child = FREE): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt8(1, 67)
  bytes.writeUInt32LE(FREE, 68)
  bytes.writeUInt32LE(right, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

/** A Word document of 1997 to 2003 of one piece of text; paragraphs end with "\r". */
export function oldWordFile(text: string, { encrypted = false } = {}): Buffer {
  const main = Buffer.alloc(4096)
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0xc1, 2)
  main.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10)
  main.writeUInt16LE(14, 32)
  main.writeUInt16LE(22, 62)
  main.writeUInt32LE(text.length, 76)
  main.writeUInt16LE(93, 152)
  main.writeUInt32LE(0, 418)
  const textAt = 2048
  const pieces = pieceTable(text.length, textAt)
  main.writeUInt32LE(pieces.length, 422)
  main.write(text, textAt, 'latin1')
  return compoundFile({ WordDocument: main, '1Table': pieces })
}

function pieceTable(characters: number, textAt: number): Buffer {
  const bytes = Buffer.alloc(5 + 8 + 8)
  bytes.writeUInt8(2, 0)
  bytes.writeUInt32LE(16, 1)
  bytes.writeUInt32LE(characters, 9)
  bytes.writeUInt32LE((textAt * 2) | 0x40000000, 15)
  return bytes
}
