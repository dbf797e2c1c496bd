import { writeFile } from 'node:fs/promises'
import { filledPlaceSentence } from '../../../adapters/http-contract/texts/en/filled-places.ts'
import { linesOf } from '../../../core/proposals/form/form-lines.ts'
import { placedFindings, type Findings } from '../../../core/forms/findings.ts'
import { formEntries, type AnswerToFill } from '../../../core/hand-in/form-entries.ts'
import { normaliseText } from '../../../core/shared/normalise-text.ts'
import { directReadings } from '../../wiring/workers/readings.ts'
import { readOptions, required, UsageError, type Command } from '../command.ts'
import { readForm } from '../kept-readings.ts'
import { readLocalFile, readLocalJson, userPath } from '../local-file.ts'

interface GivenAnswer {
  readonly text: string
  readonly answer: string | null
}

export const fill: Command = {
  usage: 'fill --form FILE --answers FILE.json --out FILE',
  async run(args) {
    const options = readOptions(args, ['form', 'answers', 'out'])
    const file = await readLocalFile(required(options, 'form'))
    const given = await readAnswers(required(options, 'answers'))
    const out = userPath(required(options, 'out'))
    const readings = directReadings()
    const form = await readForm(file, { isAgain: true, read: readings.readForm })
    const findings = placedFindings(await readings.findQuestions({ form, told: [] }), linesOf(form.blocks))
    const answers = answersToFill(findings, given)
    const filled = await readings.fillForm({
      ...file,
      entries: formEntries(form.blocks, answers.all, LANGUAGE),
      language: LANGUAGE,
    })
    await writeFile(out, filled.bytes)
    const outcomes = new Map(filled.places.map((place) => [place.id, place]))
    return {
      places: given.map(({ text }, at) => {
        const { state, reason } = outcomes.get(answers.ids[at] ?? '') ?? NO_PLACE
        const notice = filledPlaceSentence({ state, reason })
        return { text, state, reason, ...(notice !== null && { notice }) }
      }),
      ...(filled.notes.length > 0 && { notes: filled.notes }),
    }
  },
}

const LANGUAGE = 'en'
const NO_PLACE = { state: 'no-place', reason: 'no-place' } as const

async function readAnswers(path: string): Promise<GivenAnswer[]> {
  const list = await readLocalJson(path)
  if (!Array.isArray(list)) throw new UsageError(`${path} must hold an array of answers.`)
  return list.map((entry: unknown, index) => givenAnswer(entry, `Answer ${index + 1} in ${path}`))
}

function givenAnswer(entry: unknown, place: string): GivenAnswer {
  const { text, answer = null } = (entry ?? {}) as Record<string, unknown>
  if (typeof text !== 'string' || text.trim() === '') throw new UsageError(`${place} has no text.`)
  if (answer !== null && typeof answer !== 'string') throw new UsageError(`${place} is neither a text nor null.`)
  return { text, answer }
}

/**
 * All questions and items of the form with the given answers, and the id for each given answer; null if none matches.
 */
function answersToFill(findings: Findings, given: readonly GivenAnswer[]) {
  const questions = findings.questions.map((one, at) => ({ ...one, id: `question ${at}`, options: [] }))
  const items = findings.items.map((one, at) => ({ ...one, id: `item ${at}`, guidance: null, number: null }))
  const asked = [...questions, ...items]
  const answers = new Map<string, string | null>()
  const ids = given.map(({ text, answer }) => {
    const words = normaliseText(text)
    const meant = asked.find((one) => !answers.has(one.id) && normaliseText(one.text) === words)
    if (meant !== undefined) answers.set(meant.id, answer)
    return meant?.id ?? null
  })
  const all = asked.map((one): AnswerToFill => {
    return { asked: one, number: one.number, answer: answers.get(one.id) ?? null, remark: null }
  })
  return { all, ids }
}
