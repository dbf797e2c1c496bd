import type { CommonQuestionsOfLanguage } from './common-questions/common-question.ts'
import type { NumberTable } from './number-table.ts'
import type { ProfileWords } from './profile-words/profile-words.ts'
import type { QuestionWords } from './question-words.ts'

/** Meanings of a form's wording; each pattern matches a whole label or heading unless stated otherwise. */
export type FormWordKind =
  /** Openers of a line: a question, one to be answered by yes or no, a request for an answer in words, … */
  | 'interrogatives'
  | 'yesNoOpeners'
  | 'askingVerbs'
  | 'politeOpeners'
  /** Actions that no text answers: attach, tick, sign, click, read, send. */
  | 'actionVerbs'
  /** Follow-ups such as "If yes, …". */
  | 'followUps'
  /** Openers of a sentence that helps with a question rather than asking again. */
  | 'guidanceOpeners'
  /** Anywhere in a heading whose part has no questions to answer in words. */
  | 'excludedHeadings'
  /** Headings of grids about people's characteristics; with a number they ask about the applicant. */
  | 'traitHeadings'
  /** Openers of a promise, a certification or a consent. */
  | 'declarations'
  /** Anywhere in a label of a signature block, or openers of such a label. */
  | 'signatures'
  | 'signatureOpeners'
  | 'dateLabels'
  /** Anywhere: questions that the form tells the applicant to skip. */
  | 'notAsked'
  /** Openers of a part that the funder fills in. */
  | 'officeParts'
  /** Anywhere: questions that a file answers, not words. */
  | 'filePrompts'
  /** Column headings of cost and income tables. */
  | 'moneyWords'
  /** Openers of the total row of a table. */
  | 'totalWords'
  /** Anywhere in the label of the amount requested from the funder. */
  | 'amountAsked'
  /** Anywhere in a heading over a table of costs or income. */
  | 'moneyHeadings'
  /** Row and column headings of grids about people's characteristics. */
  | 'peopleWords'
  /** Anywhere: lead-ins to options to tick or pick. */
  | 'optionsLeads'
  /** Labels that only point to a remark. */
  | 'remarkLabels'
  | 'yesOrNo'
  /** Anywhere in a sentence: its date is the application deadline. */
  | 'deadlines'
  /** Anywhere in a sentence: its date is something else, such as a report or a decision. */
  | 'otherDates'
  /** Anywhere in a sentence: its amount limits the request. */
  | 'amountLimits'
  /** Anywhere in a sentence: its amount is something else, such as the funder's whole budget. */
  | 'otherAmounts'
  /** The whole heading above eligibility rules. */
  | 'eligibilityHeadings'
  /** Anywhere in a sentence about eligibility. */
  | 'eligibilityRules'
  /** The whole heading above a list of attachments. */
  | 'attachmentHeadings'
  /** Openers of a sentence that asks for an attachment. */
  | 'attachmentRequests'
  /** Anywhere in such a sentence if it says how to send, not what. */
  | 'attachmentAdvice'
  /** Units of a limit: words, characters. */
  | 'wordUnits'
  | 'characterUnits'
  /** Words that mark a limit ("maximum", "remaining"), and words allowed among them ("of", "spaces"). */
  | 'limitCues'
  | 'limitFillers'
  /** Between the two ends of a range. */
  | 'rangeWords'
  /** Before or after a number that is a minimum. */
  | 'leastWords'
  /** Anywhere in a sentence: its limit is not for one answer. */
  | 'otherScopes'
  /** Keys of a form written field by field ("Question", "Hint", "Type"); a weak key needs others beside it. */
  | 'schemaPrompts'
  | 'schemaWeakPrompts'
  | 'schemaHelp'
  | 'schemaTypes'
  | 'schemaOptions'
  | 'schemaLimits'
  | 'schemaRequired'
  | 'schemaSections'
  /** The whole field type, in brackets after its question. */
  | 'fieldTypes'
  /** Anywhere in a field type for picking, ticking or uploading. */
  | 'choiceTypes'
  | 'fileTypes'
  /** At the start of a short label or question: it asks for a name, a date, a sum of money, a number, an address. */
  | 'nameHeads'
  | 'dateHeads'
  | 'amountHeads'
  | 'countHeads'
  | 'addressHeads'
  /** Anywhere in a line: it addresses the reader. */
  | 'you'
  /** Anywhere in a line: the authors speak about themselves. */
  | 'we'
  /** Anywhere in a line: a duty or a permission. */
  | 'must'
  /** The whole line, if it only marks the place of an answer. */
  | 'placesToWrite'
  /** Texts of an empty list to pick from or an empty upload field. */
  | 'unfilledChoices'
  | 'unfilledFiles'
  /** The two words to pick from. */
  | 'yes'
  | 'no'
  /** The whole heading of a column of questions, answers or limits. */
  | 'questionColumns'
  | 'answerColumns'
  | 'wordLimitColumns'
  | 'characterLimitColumns'
  /** Anywhere in a sentence that introduces a list of questions, and words that show another kind of list. */
  | 'listIntros'
  | 'otherLists'
  /** Anywhere: questions follow. */
  | 'questionsFollow'
  /** Openers of a line that describes a part of the form or introduces the next lines. */
  | 'leadIns'
  /** Openers of a clause before a request. */
  | 'clauseOpeners'
  /** Verbs that are nouns before "of" or "for". */
  | 'nounHeads'
  /** The whole label of a further line of a postal address. */
  | 'addressParts'
  /** Anywhere in a label that asks for a postal address. */
  | 'addresses'
  /** Openers of a question whose options follow. */
  | 'pickedKinds'
  /** Before the noun of a label: "What is the …". */
  | 'whatIs'
  | 'determiners'

/** Words and patterns of a language; rules contain none themselves if there is a field for them here. */
export interface LanguageData {
  /** ISO 639-1. */
  readonly code: string
  /** Number words. */
  readonly numbers?: NumberTable
  /** Openers of a message that asks for an answer or a change: alternatives of a pattern. */
  readonly requestOpeners?: string
  /** Ways in which documents name their own organisation. */
  readonly profile?: ProfileWords
  readonly questions?: QuestionWords
  /** Frequent questions of forms, and how documents answer them. */
  readonly commonQuestions?: CommonQuestionsOfLanguage
  /** Wording of forms: alternatives of a case-insensitive pattern. */
  readonly forms?: Readonly<Partial<Record<FormWordKind, string>>>
}
