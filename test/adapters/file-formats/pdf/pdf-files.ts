import PDFDocument from 'pdfkit'

type Options = ConstructorParameters<typeof PDFDocument>[0]

/** The bytes of a PDF that `draw` draws. */
export function pdf(
  draw: (document: InstanceType<typeof PDFDocument>) => void,
  options: Options = {},
): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ margin: 60, ...options })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    draw(document)
    document.end()
  })
}

const WORDS = (
  'the trust helps families in the valley with food advice and warm rooms while volunteers visit older people who live ' +
  'alone and young people learn trades from neighbours in workshops that local firms support with tools and time'
).split(' ')

/** A sentence of `count` words, another for every `seed`. */
export function sentence(count: number, seed: number): string {
  const words = Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * (1 + (seed % 5))) % WORDS.length]!)
  return `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`
}
