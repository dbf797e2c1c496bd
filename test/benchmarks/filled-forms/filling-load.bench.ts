import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { readFileSync } from 'node:fs'
import type { Benchmark, Figure } from '../measure.ts'
import { newUser, type ProductClient } from '../product-client.ts'
import { startProduct, type RunningProgram } from '../running-program.ts'

const FIELDS = Number(process.env['BENCH_FIELDS'] ?? 5_000)
const FIELDS_A_PAGE = 50
const ROW = 14
const CALLS = 30
const LOOK_EVERY_MS = 25
const TICKS_A_SECOND = 100
const READ_WITHIN_MS = 240_000

/** A PDF form of many pages, each with lines that label a field for words. */
async function largeForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let at = 0; at < FIELDS; at += FIELDS_A_PAGE) {
    const page = document.addPage([595, 842])
    for (let row = 0; row < Math.min(FIELDS_A_PAGE, FIELDS - at); row++) {
      const y = 790 - row * ROW
      page.drawText(`${at + row + 1}. What did you do in week ${at + row + 1}?`, { x: 40, y, size: 9, font })
      const field = document.getForm().createTextField(`week ${at + row + 1}`)
      field.addToPage(page, { x: 300, y: y - 3, width: 240, height: 12, font })
    }
  }
  return document.save()
}

async function withForm(user: ProductClient): Promise<string> {
  const { id } = await user.upload('/proposals/createUploadGrant', 'weeks.pdf', await largeForm(), {
    name: 'Weeks',
    projectId: '',
  })
  const deadline = performance.now() + READ_WITHIN_MS
  while (performance.now() < deadline) {
    const { proposal } = (await user.get(`/proposals/${String(id)}`)) as {
      proposal: { processing_status: string; questions: unknown[] }
    }
    if (proposal.questions.length > 0 || proposal.processing_status === 'error') return `/proposals/${String(id)}`
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The form was not read in time.')
}

/** Processor seconds that the serving process has used. */
function processorSecondsOf({ process: { pid } }: RunningProgram): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Asks for the health of the product until told to stop, which answers the longest wait in ms. */
function healthWatch(url: string): () => Promise<number> {
  let going = true
  let longest = 0
  const done = (async () => {
    while (going) {
      const start = performance.now()
      await (await fetch(`${url}/healthz`)).arrayBuffer()
      longest = Math.max(longest, performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  })()
  return async () => {
    going = false
    await done
    return longest
  }
}

/** Many calls at once for one filled form with thousands of fields. `BENCH_FIELDS` says how many fields. */
export const fillingLoad: Benchmark = {
  name: 'filling-load',
  async run() {
    const product = await startProduct({ cores: 2 })
    try {
      const user = await newUser(product.url)
      const path = await withForm(user)
      const call = async (at: number) => {
        const answer = await fetch(`${product.url}/api${path}/filledForm${at % 2 === 0 ? '' : '/places'}`, {
          headers: { cookie: user.cookie },
        })
        await answer.arrayBuffer()
        return answer.status
      }
      const [before, start, stop] = [processorSecondsOf(product), performance.now(), healthWatch(product.url)]
      const statuses = await Promise.all(Array.from({ length: CALLS }, (_, at) => call(at)))
      const [seconds, longest] = [(performance.now() - start) / 1000, await stop()]
      const name = (what: string) => `${CALLS} calls for a filled PDF of ${FIELDS} fields: ${what}`
      return [
        {
          name: name('answered with 200'),
          value: statuses.filter((one) => one === 200).length,
          unit: 'calls',
          goal: null,
        },
        {
          name: name('processor time of the serving process'),
          value: processorSecondsOf(product) - before,
          unit: 's',
          goal: '<= 3',
        },
        { name: name('longest wait of /healthz'), value: longest, unit: 'ms', goal: '<= 500' },
        { name: name('all answered after'), value: seconds, unit: 's', goal: null },
      ] satisfies Figure[]
    } finally {
      await product.stop()
    }
  },
}
