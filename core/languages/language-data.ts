import type { CommonQuestionsOfLanguage } from './common-questions/common-question.ts'
import type { NumberTable } from './number-table.ts'
import type { ProfileWords } from './profile-words/profile-words.ts'
import type { QuestionWords } from './question-words.ts'

/** What the wording of a form tells; each kind holds for the whole of a label or heading where it does not say more. */
export type FormWordKind =
  /** Openers of a line: a question, one to be answered by yes or no, a request for an answer in words, … */
  | 'interrogatives'
  | 'yesNoOpeners'
  | 'askingVerbs'
  | 'politeOpeners'
  /** Actions that no text answers: to attach, tick, sign, click, read, send. */
  | 'actionVerbs'
  /** "If yes, …" and its like. */
  | 'followUps'
  /** A sentence that helps with a prompt rather than asking again. */
  | 'guidanceOpeners'
  /** Anywhere in a heading whose part of the form holds no question to answer in words. */
  | 'excludedHeadings'
  /** Headings of grids on who people are; with a number they ask it of the applicant. */
  | 'traitHeadings'
  /** Openers of a text that promises, certifies or consents. */
  | 'declarations'
  /** Anywhere in a label of a signature block, and openers of such a label. */
  | 'signatures'
  | 'signatureOpeners'
  | 'dateLabels'
  /** Anywhere: questions that the form tells the applicant to pass over. */
  | 'notAsked'
  /** Openers of a part that the funder fills in. */
  | 'officeParts'
  /** Anywhere: prompts that are met by a file and not by words. */
  | 'filePrompts'
  /** Words of the columns of cost and income tables. */
  | 'moneyWords'
  /** Openers of the row that sums up a table. */
  | 'totalWords'
  /** Anywhere in the label of the amount that a funder is asked for. */
  | 'amountAsked'
  /** Anywhere in a heading over a table of costs or income. */
  | 'moneyHeadings'
  /** Words of the rows and columns of grids on who people are. */
  | 'peopleWords'
  /** Anywhere: lead-ins to options that are to be ticked or picked. */
  | 'optionsLeads'
  /** Labels that only draw attention to a remark. */
  | 'remarkLabels'
  | 'yesOrNo'
  /** Anywhere in a sentence: the date in it is the last on which to apply. */
  | 'deadlines'
  /** Anywhere in a sentence: the date in it is of something else, such as a report or a decision. */
  | 'otherDates'
  /** Anywhere in a sentence: the amount in it limits what may be asked for. */
  | 'amountLimits'
  /** Anywhere in a sentence: the amount in it is of something else, such as the funder's whole budget. */
  | 'otherAmounts'
  /** The whole of a heading above what says who may apply. */
  | 'eligibilityHeadings'
  /** Anywhere in a sentence that says who may apply. */
  | 'eligibilityRules'
  /** The whole of a heading above a list of what to send along. */
  | 'attachmentHeadings'
  /** Openers of a sentence that asks for something to be sent along. */
  | 'attachmentRequests'
  /** Anywhere in such a sentence that says how to send and not what. */
  | 'attachmentAdvice'
  /** What a limit counts: words, characters. */
  | 'wordUnits'
  | 'characterUnits'
  /** Words about a limit: those that tell one ("maximum", "remaining"), those that may stand among them ("of", "spaces"). */
  | 'limitCues'
  | 'limitFillers'
  /** Between the lower and the upper end of a range. */
  | 'rangeWords'
  /** Before or after a number that is a minimum. */
  | 'leastWords'
  /** Anywhere in a sentence: the limit in it is of something else than one answer. */
  | 'otherScopes'
  /** Keys of a form that is written out field by field ("Question", "Hint", "Type"); a weak one needs others beside it. */
  | 'schemaPrompts'
  | 'schemaWeakPrompts'
  | 'schemaHelp'
  | 'schemaTypes'
  | 'schemaOptions'
  | 'schemaLimits'
  | 'schemaRequired'
  | 'schemaSections'
  /** The whole of a type of field, in brackets after its prompt. */
  | 'fieldTypes'
  /** Anywhere in a type of field that is picked from a list or ticked, or met by a file. */
  | 'choiceTypes'
  | 'fileTypes'
  /** At the head of a short label or question: it asks for a name, a date, a sum of money, a number, an address. */
  | 'nameHeads'
  | 'dateHeads'
  | 'amountHeads'
  | 'countHeads'
  | 'addressHeads'
  /** Anywhere in a line: it speaks to the reader. */
  | 'you'
  /** Anywhere in a line: somebody speaks of themselves. */
  | 'we'
  /** Anywhere in a line: what is to be, or may be. */
  | 'must'
  /** The whole of a line that only marks the place of an answer. */
  | 'placesToWrite'
  /** What a list to pick from, and a file to upload, show before anything is entered. */
  | 'unfilledChoices'
  | 'unfilledFiles'
  /** The two words to pick from. */
  | 'yes'
  | 'no'
  /** The whole of the heading over a column that asks, that answers, that limits. */
  | 'questionColumns'
  | 'answerColumns'
  | 'wordLimitColumns'
  | 'characterLimitColumns'
  /** Anywhere in a sentence that leads in a list of questions, and what tells that it leads in another list. */
  | 'listIntros'
  | 'otherLists'
  /** Anywhere: questions follow. */
  | 'questionsFollow'
  /** Tells what a part of the form is about, or leads in what follows it. */
  | 'leadIns'
  /** Openers of a clause that a request follows. */
  | 'clauseOpeners'
  /** Verbs that are nouns before "of" or "for". */
  | 'nounHeads'
  /** The whole of a label: a further line of a postal address. */
  | 'addressParts'
  /** Anywhere in a label that asks for a postal address. */
  | 'addresses'
  /** Openers of a question that one of the options below it answers. */
  | 'pickedKinds'
  /** Before the head of a label: "What is the …". */
  | 'whatIs'
  | 'determiners'

/** What the product knows of a language; rules hold no words of their own where there is a place for them here. */
export interface LanguageData {
  /** ISO 639-1. */
  readonly code: string
  /** How whole numbers are made in words. */
  readonly numbers?: NumberTable
  /** How a message begins that asks for an answer or a change of it, rather than being one: alternatives of a pattern. */
  readonly requestOpeners?: string
  /** How documents speak of the organisation that wrote them. */
  readonly profile?: ProfileWords
  readonly questions?: QuestionWords
  /** What forms ask most, and how documents answer it. */
  readonly commonQuestions?: CommonQuestionsOfLanguage
  /** How forms are worded: alternatives of a pattern without regard to case. */
  readonly forms?: Readonly<Partial<Record<FormWordKind, string>>>
}
