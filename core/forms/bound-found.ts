import { cutText } from '../shared/cut-text.ts'
import type { FoundItem, FoundQuestion, FoundQuestions } from './ports/question-finder.ts'
import {
  LONGEST_GUIDANCE,
  LONGEST_QUESTION,
  LONGEST_SECTION,
  MAX_QUESTIONS,
} from '../proposals/question/question-bounds.ts'

const LONGEST_NUMBER = 40
const LONGEST_TITLE = 1_000
const MAX_ITEMS = 1_000
const LONGEST_OPTION = 500
const MAX_OPTIONS = 100
/** A longer anchor is left out, as a cut one leads nowhere. */
const LONGEST_ANCHOR = 1_000

/**
 * A finder's result within the limits of an application. A question that is too long is moved to the beginning of its
 * guidance. A note tells the user what was left out.
 */
export function boundFound(found: FoundQuestions): FoundQuestions {
  const kept = found.questions.slice(0, MAX_QUESTIONS)
  const questions = kept.map(bounded)
  const isShortened = questions.some((question, index) => isCut(question, kept[index]!))
  const notes = [...found.notes]
  const asked = found.questions.length
  if (asked > MAX_QUESTIONS) notes.push({ code: 'too-many', asked, most: MAX_QUESTIONS })
  if (isShortened) notes.push({ code: 'shortened' })
  const title = found.title === null ? null : cutText(found.title, LONGEST_TITLE).text
  return { ...found, title, questions, items: found.items.slice(0, MAX_ITEMS).map(boundedItem), notes }
}

function bounded(question: FoundQuestion): FoundQuestion {
  const { text, rest } = cutText(question.text, LONGEST_QUESTION)
  const help = [rest === '' ? '' : `…${rest.slice(0, LONGEST_GUIDANCE)}`, question.guidance ?? '']
  const guidance = cutText(help.filter((part) => part !== '').join(' '), LONGEST_GUIDANCE).text
  const { section, number, anchor } = question
  return {
    ...question,
    text,
    guidance: guidance === '' ? null : guidance,
    section: section === null ? null : cutText(section, LONGEST_SECTION).text,
    number: number === null || number.length > LONGEST_NUMBER ? null : number,
    anchor: boundedAnchor(anchor),
  }
}

function boundedItem(item: FoundItem): FoundItem {
  return {
    ...item,
    text: cutText(item.text, LONGEST_QUESTION).text,
    section: item.section === null ? null : cutText(item.section, LONGEST_SECTION).text,
    options: item.options.slice(0, MAX_OPTIONS).map((option) => cutText(option, LONGEST_OPTION).text),
    anchor: boundedAnchor(item.anchor),
  }
}

function boundedAnchor(anchor: string | null): string | null {
  return anchor === null || anchor.length > LONGEST_ANCHOR ? null : anchor
}

function isCut(bounded: FoundQuestion, found: FoundQuestion): boolean {
  return (
    bounded.text !== found.text || bounded.guidance !== (found.guidance || null) || bounded.section !== found.section
  )
}
