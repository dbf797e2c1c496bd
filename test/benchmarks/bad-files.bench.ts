import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { pagesOf, pdfOf, wordFileOf } from './generated-documents.ts'
import { untilRead, upload, type LibraryFile } from './library.ts'
import type { Benchmark, Figure } from './measure.ts'
import { newUser } from './product-client.ts'
import { treeMemoryOf, watchTree } from './hostile-files/process-tree.ts'
import { startProduct } from './running-program.ts'
import { SeededText, seededNumbers } from './seeded-text.ts'

const MEGABYTE = 1024 * 1024
const SETTLE_MS = 8_000

/** A Word document whose text comes to so many megabytes of blanks once it is unpacked. */
async function swellingWordFile(megabytes: number): Promise<Uint8Array> {
  const parts = unzipSync(await wordFileOf([['Swelling']]))
  const blanks = new Uint8Array(megabytes * MEGABYTE).fill(32)
  blanks.set(strToU8('<?xml version="1.0"?>'))
  return zipSync({ ...parts, 'word/document.xml': blanks }, { level: 1 })
}

/** A PDF whose page comes to so many megabytes of blanks once it is unpacked. */
function swellingPdf(megabytes: number): Uint8Array {
  const blanks = deflateRawSync(Buffer.alloc(MEGABYTE, 32), { finishFlush: constants.Z_FULL_FLUSH })
  const data = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => blanks)])
  const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>endobj'
  const head = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ${page}`
  const stream = `\n4 0 obj<</Filter/FlateDecode/Length ${data.length}>>stream\n`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'
  return Buffer.concat([Buffer.from(head + stream), data, Buffer.from(end)])
}

async function brokenPdfs(): Promise<LibraryFile[]> {
  const pdf = await pdfOf(pagesOf(1, 16))
  const next = seededNumbers(5)
  return Array.from({ length: 12 }, (_, number) => {
    const bytes = Uint8Array.from(number % 2 === 0 ? pdf.subarray(0, pdf.length * next()) : pdf)
    for (let damage = 0; damage < 200; damage++) bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256)
    return { name: `broken ${number}.pdf`, bytes }
  })
}

function textOf(megabytes: number): Uint8Array {
  const piece = Buffer.from(`${Array.from({ length: 40 }, () => new SeededText(3).paragraph(400)).join('\n\n')}\n\n`)
  return Buffer.alloc(megabytes * MEGABYTE, piece)
}

const FILES: readonly { what: string; make: () => Promise<LibraryFile[]> }[] = [
  { what: 'a PDF of 500 pages', make: async () => [{ name: 'a.pdf', bytes: await pdfOf(pagesOf(1, 500)) }] },
  { what: 'broken PDFs', make: brokenPdfs },
  { what: 'a PDF that swells to 3 GB', make: async () => [{ name: 'b.pdf', bytes: swellingPdf(3_000) }] },
  {
    what: 'a Word file that swells to 600 MB',
    make: async () => [{ name: 'c.docx', bytes: await swellingWordFile(600) }],
  },
  { what: 'a text of 45 MB', make: async () => [{ name: 'd.txt', bytes: textOf(45) }] },
  { what: 'a text of 200 MB, refused', make: async () => [{ name: 'e.txt', bytes: textOf(200) }] },
]

/** The most memory that the server and the processes that read for it hold while such files are uploaded and read, beside what it holds idle. */
export const badFiles: Benchmark = {
  name: 'bad-files',
  async run() {
    const product = await startProduct({ cores: 2 })
    const pid = product.process.pid!
    try {
      const user = await newUser(product.url)
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      const idle = treeMemoryOf(pid)
      const figures: Figure[] = [{ name: 'memory of the server, idle', value: idle, unit: 'MB', goal: null }]
      for (const { what, make } of FILES) {
        const files = await make()
        const tree = watchTree(pid)
        await upload(user, files).catch(unlessRefused)
        await untilRead(user)
        tree.stop()
        figures.push({ name: `peak memory, ${what} / idle`, value: tree.peak / idle, unit: 'ratio', goal: null })
      }
      return figures
    } finally {
      await product.stop()
    }
  },
}

/** The server may close the connection on what is too large, before all of it is sent. */
function unlessRefused(error: unknown): void {
  const message = error instanceof Error ? `${error.message} ${String(error.cause)}` : ''
  if (!/can't be|too large|larger|fetch failed|EPIPE|ECONNRESET/i.test(message)) throw error
}
