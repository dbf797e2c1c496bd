import { constants, deflateRawSync, deflateSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024

/** A PDF of these objects, the first of which is the catalogue. */
export function pdfOfObjects(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(table + trailer)])
}

export function stream(dictionary: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

function onePage(pages: number, size: number, resources: string, contents: string, more: readonly Buffer[]): Buffer {
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size} ${size}]/Contents 4 0 R/Resources<<${resources}>>>>`,
    stream('', contents),
    ...more,
  ])
}

export interface HugePicture {
  readonly side: number
  readonly bits: 1 | 8
  readonly page: number
  readonly pages?: number
  /** Where the file says the side: in place, in an object of its own, or smaller than it is. */
  readonly said?: 'in place' | 'elsewhere'
  readonly mask?: boolean
}

/** Pages that show one picture of a few kilobytes and many pixels. */
export function hugePicturePdf({ side, bits, page, pages = 1, said = 'in place', mask = false }: HugePicture): Buffer {
  const data = swellingStream((Math.ceil((side * bits) / 8) * side) / MEGABYTE, 255)
  const number = said === 'in place' ? String(side) : '6 0 R'
  const size = `/Width ${number}/Height ${number}/BitsPerComponent ${bits}/ColorSpace/DeviceGray/Filter/FlateDecode`
  const picture = `/Type/XObject/Subtype/Image${size}`
  const shown = mask
    ? stream(picture.replaceAll(number, '10') + '/SMask 7 0 R', swellingStream(1, 255))
    : stream(picture, data)
  const contents = `q ${page} 0 0 ${page} 0 0 cm /I Do Q`
  return onePage(pages, page, '/XObject<</I 5 0 R>>', contents, [
    shown,
    Buffer.from(String(side)),
    ...(mask ? [stream(picture, data)] : []),
  ])
}

/** So many megabytes of one byte, in kilobytes. */
function swellingStream(megabytes: number, byte: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(MEGABYTE, byte), { finishFlush: constants.Z_FULL_FLUSH })
  const end = deflateRawSync(Buffer.alloc(0))
  const pieces = Array.from({ length: Math.ceil(megabytes) }, () => piece)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, end])
}

export function swellingContentsPdf(megabytes: number): Buffer {
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
    stream('/Filter/FlateDecode', swellingStream(megabytes, 32)),
  ])
}

/** Unpacked twice, a stream of a kilobyte is a gigabyte. */
export function packedTwicePdf(megabytes: number): Buffer {
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
    stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(swellingStream(megabytes, 32))),
  ])
}

/** Forms that each paint the next one twice: 2 to the power of `depth` of them. */
export function doublingFormsPdf(depth: number, text: string): Buffer {
  const next = (at: number) => `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</F ${at} 0 R>>>>`
  const forms = Array.from({ length: depth }, (_, level) => stream(next(level + 6), '/F Do /F Do'))
  const last = stream('/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<>>', `% ${text}`)
  return onePage(1, 600, '/XObject<</F 5 0 R>>', '/F Do', [...forms, last])
}

/** Groups that are each drawn on a canvas of their own, one within the other. */
export function nestedGroupsPdf(depth: number, size: number): Buffer {
  const group = (at: number) =>
    `/Type/XObject/Subtype/Form/BBox[0 0 ${size} ${size}]/Group<</S/Transparency/I true/K true>>/Resources<</XObject<</F ${at} 0 R>>/ExtGState<</G<</ca 0.5/BM/Multiply>>>>>>`
  const forms = Array.from({ length: depth }, (_, level) => stream(group(level + 6), '/G gs /F Do'))
  const last = stream(`/Type/XObject/Subtype/Form/BBox[0 0 ${size} ${size}]/Resources<<>>`, '0 0 10 10 re f')
  return onePage(1, size, '/XObject<</F 5 0 R>>/ExtGState<</G<</ca 0.5/BM/Multiply>>>>', '/G gs /F Do', [
    ...forms,
    last,
  ])
}
