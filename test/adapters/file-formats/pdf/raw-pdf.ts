import { deflateSync } from 'node:zlib'

export interface RawObject {
  readonly dict: string
  readonly data?: Buffer | string
}

export type RawObjects = Readonly<Record<number, RawObject | string>>

/** A PDF of the given objects, number 1 being the catalogue; with a plain table of objects. */
export function rawPdf(objects: RawObjects, trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets = new Map<number, number>()
  let length = parts[0]!.length
  for (const [number, object] of Object.entries(objects)) {
    offsets.set(Number(number), length)
    const part = written(Number(number), object)
    parts.push(part)
    length += part.length
  }
  const table = [...offsets].map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
  parts.push(Buffer.from(`xref\n${table.join('')}trailer\n<</Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF`))
  return Buffer.concat(parts)
}

/** The same with the objects without data packed in an object stream, and a table of objects in a stream. */
export function packedPdf(objects: RawObjects): Buffer {
  const plain = Object.entries(objects).filter(([, object]) => typeof object === 'string')
  const own = Object.fromEntries(Object.entries(objects).filter(([, object]) => typeof object !== 'string'))
  let at = 0
  const pairs = plain.map(([number, text]) => {
    const pair = `${number} ${at}`
    at += (text as string).length + 1
    return pair
  })
  const head = `${pairs.join(' ')} `
  const inner = head + plain.map(([, text]) => text as string).join(' ')
  const stream = {
    dict: `/Type/ObjStm/N ${plain.length}/First ${head.length}/Filter/FlateDecode`,
    data: deflateSync(inner),
  }
  const body = rawPdf({ ...own, 90: stream })
  const start = Number(/startxref\n(\d+)/.exec(body.toString('latin1'))![1])
  const rows = new Map<number, readonly [number, number, number]>()
  for (const match of body.toString('latin1').matchAll(/(\d+) 0 obj/g)) rows.set(Number(match[1]), [1, match.index, 0])
  plain.forEach(([number], i) => rows.set(Number(number), [2, 90, i]))
  return Buffer.concat([body.subarray(0, start), tableStream(rows, start)])
}

function tableStream(rows: ReadonlyMap<number, readonly [number, number, number]>, start: number): Buffer {
  const size = Math.max(...rows.keys()) + 1
  const table = Buffer.alloc(size * 5)
  for (const [number, [type, a, b]] of rows) {
    table.writeUInt8(type, number * 5)
    table.writeUIntBE(a, number * 5 + 1, 3)
    table.writeUInt8(b, number * 5 + 4)
  }
  const dict = `/Type/XRef/Root 1 0 R/Size ${size}/W[1 3 1]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 5>>`
  const object = written(91, { dict, data: deflateSync(withUpPredictor(table, 5)) })
  return Buffer.concat([object, Buffer.from(`startxref\n${start}\n%%EOF`)])
}

function withUpPredictor(data: Buffer, width: number): Buffer {
  const rows: Buffer[] = []
  for (let at = 0; at < data.length; at += width) {
    const row = Buffer.alloc(width + 1, 2)
    for (let i = 0; i < width; i++) row[i + 1] = data[at + i]! - (at > 0 ? data[at + i - width]! : 0)
    rows.push(row)
  }
  return Buffer.concat(rows)
}

function written(number: number, object: RawObject | string): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1')
  const data = typeof object.data === 'string' ? Buffer.from(object.data, 'latin1') : (object.data ?? Buffer.alloc(0))
  const head = `${number} 0 obj\n<<${object.dict}/Length ${data.length}>>stream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream\nendobj\n')])
}

/** The objects of a PDF of one page that shows `contents` with the given font and further resources. */
export function onePage(contents: string, font: string, more: RawObjects = {}, page = '', resources = ''): RawObjects {
  return {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 600 800]>>',
    3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>`,
    4: { dict: '', data: contents },
    5: font,
    ...more,
  }
}

export const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'
