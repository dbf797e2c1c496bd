import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import type { Proposal } from '../../adapters/http-contract/proposals.ts'
import type { TextVersion } from '../../adapters/http-contract/texts.ts'

/** What goes wrong while somebody types. */
export type Fault =
  | 'nothing'
  | 'connection lost'
  | 'answers lost'
  | 'tab closed'
  | 'page reloaded'
  | 'session over'
  | 'another tab'
  | 'another person'
  | 'server killed'

/** One answer in a browser whose user is logged in, and what others do to it. */
export interface TypedAnswer {
  readonly context: BrowserContext
  readonly proposalId: string
  readonly questionId: string
  readonly logIn: () => Promise<void>
  /** A colleague saves a text on top of the current one. */
  readonly otherSaves: (text: string) => Promise<void>
  /** Ends the server at once, and starts it again on the same data. */
  readonly restartServer?: () => Promise<void>
}

const EDIT = '**/answer/edit'
const WORDS_BEFORE = 6
const WORDS_AFTER = 6
/** Milliseconds between keys: a quick typist. */
const KEY_PAUSE = 4
/** Milliseconds between two looks at whether it has: a look at every frame keeps a processor busy. */
const BETWEEN_LOOKS = 100
/** Milliseconds within which a page has saved what it has. */
const SAVED_WITHIN = 20_000

/** The words of a try, which occur nowhere else. */
const wordsOf = (name: string, count: number) => Array.from({ length: count }, (_, one) => `${name}w${one}`)

class AnswerPage {
  private constructor(
    readonly page: Page,
    private readonly answer: TypedAnswer,
  ) {}

  static async open(answer: TypedAnswer): Promise<AnswerPage> {
    const page = await answer.context.newPage()
    await page.goto(`/proposals/${answer.proposalId}`)
    const opened = new AnswerPage(page, answer)
    await opened.card.waitFor()
    return opened
  }

  private get card() {
    return this.page.locator(`article#q-${this.answer.questionId}`)
  }

  async beginEditing(): Promise<void> {
    await this.card.getByRole('button', { name: /^(Edit|Write the answer here): / }).click()
    await this.card.getByRole('textbox').waitFor()
    await this.page.keyboard.press('Control+End')
  }

  async type(words: readonly string[]): Promise<void> {
    for (const word of words) await this.page.keyboard.type(` ${word}`, { delay: KEY_PAUSE })
  }

  /** Until all words of this device are with the server; of two texts, both go on. */
  async settle(): Promise<void> {
    const both = this.card.getByRole('button', { name: 'Put mine below it' })
    const until = Date.now() + SAVED_WITHIN
    while (Date.now() < until) {
      if (await both.isVisible()) await both.click()
      else if (await this.page.evaluate(nothingUnsaved)) return
      await pause(BETWEEN_LOOKS)
    }
    throw new Error(`The words were not saved; the card says: ${await this.card.innerText()}`)
  }

  async close(): Promise<void> {
    await this.page.close()
  }
}

const nothingUnsaved = () => Object.keys(localStorage).every((place) => !place.startsWith('unsaved-text/'))

/** Does something in the middle of typing. Answers a page on which the typing can go on; null where it was closed. */
async function strike(fault: Fault, typed: AnswerPage, answer: TypedAnswer, name: string): Promise<AnswerPage | null> {
  const { context } = answer
  switch (fault) {
    case 'nothing':
      return typed
    case 'connection lost':
      await context.setOffline(true)
      return typed
    case 'answers lost':
      await context.route(EDIT, async (route) => {
        await route.fetch()
        await route.abort()
      })
      return typed
    case 'tab closed':
      await typed.close()
      return null
    case 'page reloaded':
      await typed.page.reload()
      return null
    case 'session over':
      await context.clearCookies()
      return typed
    case 'another tab': {
      const other = await AnswerPage.open(answer)
      await other.beginEditing()
      await other.type(wordsOf(`${name}other`, WORDS_AFTER))
      await other.settle()
      return typed
    }
    case 'another person':
      await answer.otherSaves(wordsOf(`${name}other`, WORDS_AFTER).join(' '))
      return typed
    case 'server killed':
      await answer.restartServer?.()
      return typed
  }
}

async function repair({ context, logIn }: TypedAnswer): Promise<void> {
  await context.setOffline(false)
  await context.unroute(EDIT)
  await logIn()
}

/** Types words with a fault in the middle, as people would go on then. Answers the words that are nowhere afterwards. */
export async function lostWords(fault: Fault, answer: TypedAnswer, name: string): Promise<readonly string[]> {
  const first = wordsOf(`${name}a`, WORDS_BEFORE)
  const second = wordsOf(`${name}b`, WORDS_AFTER)
  const before = answer.context.pages()
  const page = await AnswerPage.open(answer)
  await page.beginEditing()
  await page.type(first)
  const after = await strike(fault, page, answer, name)
  const isTypingOn = after !== null && fault !== 'session over'
  if (isTypingOn) await after.type(second)
  await repair(answer)
  for (const open of answer.context.pages()) if (!before.includes(open)) await open.close()
  const last = await AnswerPage.open(answer)
  await last.settle()
  await last.close()
  const others = fault.startsWith('another') ? wordsOf(`${name}other`, WORDS_AFTER) : []
  const typed = [...first, ...(isTypingOn ? second : []), ...others]
  const kept = await keptText(answer)
  return typed.filter((word) => !kept.has(word))
}

/** Every word of the answer and of its history. */
async function keptText({ context, proposalId, questionId }: TypedAnswer): Promise<Set<string>> {
  const { request } = context
  const { proposal } = (await (await request.get(`/api/proposals/${proposalId}`)).json()) as { proposal: Proposal }
  const answer = proposal.questions.find(({ id }) => id === questionId)?.answer?.answer ?? ''
  const path = `/api/proposals/${proposalId}/questions/${questionId}/answer/versions?pageSize=100`
  const { versions } = (await (await request.get(path)).json()) as { versions: readonly TextVersion[] }
  return new Set([answer, ...versions.map(({ text }) => text)].join(' ').split(/\s+/))
}
