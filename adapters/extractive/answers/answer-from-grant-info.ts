import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { GrantInfo, GrantTopic } from '../../../core/proposals/grant-info.ts'
import { GRANT_INFO_SOURCE } from '../../../core/proposals/ports/answer-writer.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

const ASKS_AMOUNT =
  /\b(?:how much|what (?:amount|sum)|amount|sum|total)\b.*\b(?:request\w*|ask(?:ing)?|apply(?:ing)?|appl(?:ied|ication)|need|seek(?:ing)?|from us|require)\b|\b(?:amount|grant|funding|sum) (?:requested|sought|applied for|needed|required)\b|\b(?:beantragte|gewünschte)\p{L}* (?:summe|betrag|höhe)|\bmontant (?:demandé|sollicité)|\b(?:importe|cantidad) solicitad|\bimporto richiesto|\b(?:valor|montante) (?:solicitado|pedido)|\bgevraagd bedrag/iu
const ASKS_PURPOSE =
  /\bwhat (?:are you applying|is the (?:grant|funding|money) (?:for|going))|\bwhat (?:will|would) (?:you|the (?:grant|funding|money)) (?:use|be used|spend|be spent)\b|\bpurpose of (?:the |your |this )?(?:grant|funding|application|request)|\bwhat (?:do you|would you) (?:need|want|like) (?:the |us |this )?(?:grant|funding|money|to fund)|\bproject (?:title|name)\b|\bwofür\b.*\bförderung|\bobjet de la demande/iu
/** This application does not ask for earlier grants or grants from others. */
const SPEAKS_OF_OTHERS =
  /\b(?:did you|have you|had|were|was|previous|last|other (?:funders?|sources?)|already|secured|received)\b/iu

const MAX_WORDS = 250

/** The user's answer to such a question about this application; null for other questions. */
export function grantInfoFor(question: string, grantInfo: readonly GrantInfo[]): GrantInfo | null {
  const topic = topicOf(question)
  const same = (info: GrantInfo) =>
    (topic !== null && info.topic === topic) || normaliseWords(info.question) === normaliseWords(question)
  return grantInfo.find((info) => same(info) && info.answer.trim() !== '') ?? null
}

function topicOf(question: string): GrantTopic | null {
  if (SPEAKS_OF_OTHERS.test(question)) return null
  if (ASKS_PURPOSE.test(question)) return 'purpose'
  return asksAmountRequested(question) ? 'amount' : null
}

/** Whether a question asks how much the application requests. */
export function asksAmountRequested(question: string): boolean {
  return !SPEAKS_OF_OTHERS.test(question) && ASKS_AMOUNT.test(question)
}

export function grantInfoSource({ question, answer }: GrantInfo): SourcePassage {
  return {
    documentId: null,
    fileName: GRANT_INFO_SOURCE,
    page: null,
    heading: null,
    ordinal: null,
    passage: `${question} ${answer.trim()}`.split(/\s+/).slice(0, MAX_WORDS).join(' '),
    cited: true,
    used: [answer.trim()],
  }
}
