import type { Evidence } from './candidate.ts'

/**
 * What funders ask every applicant for, and what must stand in a document for it to answer. Such questions are made of
 * words that any document holds ("policy", "children", "accounts"), so that overlap alone would find an answer to
 * them anywhere.
 */
interface Demand {
  readonly asked: RegExp
  readonly shown: RegExp
}

const OWN = String.raw`\b(?:our|we|us|has|have|had|hold|holds|is|are|was|were|adopted|approved|reviewed|follows?|in place)\b`

const DEMANDS: readonly Demand[] = [
  {
    asked:
      /\byour (?:organi[sz]ation(?:['’]s)? |charity(?:['’]s)? )?(?:total |annual |gross |last |latest )*(?:income|turnover|revenue|expenditure)\b|\b(?:income|turnover|expenditure) (?:in|for) (?:the |your )?(?:last |financial |previous )*(?:year|(?:19|20)\p{N}{2})/iu,
    shown:
      /\b(?:income|revenue|turnover|receipts|expenditure|expenses|spent|raised)\b[^.\n]{0,80}?\p{N}{1,3}(?:[.,]\p{N}{3})+|[$£€]\s?\p{N}[\p{N}.,]*(?: ?(?:k|m|million|thousand))?[^.\n]{0,40}?\b(?:income|revenue|turnover|expenditure)\b/iu,
  },
  {
    asked:
      /\bsafeguarding\b|\bchild protection\b|\b(?:children|adults) at risk\b|\bkinderschutz|\bschutzkonzept|\bkindeswohl|\bprotection (?:de l['’]enfance|des (?:enfants|mineurs))|\bprotecci[oó]n (?:infantil|de (?:la infancia|menores))|\btutela dei minori|\bprote[cç][cç]?ão (?:de|das) crianças|\bkinderbescherming|\bgrensoverschrijdend/iu,
    shown:
      /\bkinderschutz|\bschutzkonzept|\bkindeswohl|\bprotection (?:de l['’]enfance|des (?:enfants|mineurs))|\bprotecci[oó]n (?:infantil|de (?:la infancia|menores))|\btutela dei minori|\bprote[cç][cç]?ão (?:de|das) crianças|\bkinderbescherming|\bgrensoverschrijdend|\bsafeguarding\b(?! (?:of )?(?:the |our )?(?:livelihood|forest|natural|resource|environment|heritage|asset|future|data))|\b(?:our|a|have|has) (?:\w+ )?(?:child|adult) protection (?:policy|policies|procedures?)\b|\bdesignated (?:safeguarding|child protection)\b/iu,
  },
  {
    asked: /\breserves\b(?! (?:de|pour) )/iu,
    shown:
      /\breserves? policy\b|\bpolicy (?:on|for) reserves\b|\b(?:free|unrestricted|general|target|level of|hold|holds|months?[’']?(?: of)?) (?:\w+ ){0,3}reserves\b|\breserves (?:of|at|equal|equivalent|level|are|to cover)\b/iu,
  },
  {
    asked: /\brücklagen|\bréserves\b|\breservas\b|\briserve\b/iu,
    shown: /\brücklage|\bréserves\b|\bfonds propres\b|\breservas\b|\bfondos propios\b|\briserve\b|\breserve/iu,
  },
  {
    asked: /\baudited\b|\bannual accounts\b|\bindependent examination\b/iu,
    shown: /\baudit|\bindependent(?:ly)? examin|\bfinancial statements?\b|\bstatement of (?:financial )?activities\b/iu,
  },
  {
    asked:
      /\binsurance\b|\binsured\b|(?<!\p{L})versicher(?:t|ung)|haftpflicht|\bassurances?\b|\bassurée?s?\b|\bseguros?\b|\basegurad|\bassicura|\bverzeker/iu,
    shown:
      /\binsur(?:ance|ed)\b|(?<!\p{L})versicher(?:t|ung)|(?:haftpflicht|unfall)versicherung|\bassurances?\b|\bassurée?s?\b|\bseguros?\b|\basegurad|\bassicura|\bverzeker/iu,
  },
  {
    asked:
      /\bgdpr\b|\bdata protection\b|\bdatenschutz|\bdsgvo\b|\brgpd\b|\bprotection des données|\bprotecci[oó]n de datos|\bprote[cç]?ção de dados|\bprotezione dei dati|\bavg\b/iu,
    shown:
      /\bgdpr\b|\bdata protection\b|\bdatenschutz|\bdsgvo\b|\brgpd\b|\bprotection des données|\bprotecci[oó]n de datos|\bprote[cç]?ção de dados|\bprotezione dei dati|\bpersoonsgegevens/iu,
  },
  {
    asked:
      /\bcomplaints?\b|\bbeschwerde|\bréclamations?\b|\bplaintes?\b|\bquejas?\b|\breclam[ao]|\breclamaç|\bklacht/iu,
    shown:
      /\bcomplaints?\b|\bbeschwerde|\bréclamations?\b|\bplaintes?\b|\bquejas?\b|\breclam[ao]|\breclamaç|\bklacht/iu,
  },
  {
    asked: /\b(?:erweiterte[ns]? )?führungszeugnis/iu,
    shown: /\bführungszeugnis/iu,
  },
  {
    asked: /\bdbs\b|\bdisclosure and barring\b|\bbackground checks?\b/iu,
    shown: /\bdbs\b|\bdisclosure and barring\b|\bbackground checks?\b|\bcriminal records?\b/iu,
  },
  {
    asked:
      /\bbank (?:account )?(?:details|name|statement)|\bname of (?:your |the )?bank\b|\bsort code\b|\biban\b|\bbankverbindung|\bkontonummer|\brib\b|\bcoordonnées bancaires|\bdatos bancarios|\bcuenta bancaria|\bdados bancários|\bcoordinate bancarie/iu,
    shown:
      /\bsort code\b|\biban\b|\baccount number\b|\bbanks? (?:with|account)\b|\b[A-Z]{2}\p{N}{2}(?:\s?\p{N}{4}){3}/iu,
  },
  {
    asked: /\bchief executive\b|\bceo\b/iu,
    shown: /\bchief executive\b|\bceo\b|\b(?:managing |executive )?director\b/iu,
  },
  { asked: /\bpostcodes?\b|\bpost code\b/iu, shown: /\b[A-Z]{1,2}\p{N}[A-Z\p{N}]?\s?\p{N}[A-Z]{2}\b|\bpostcodes?\b/u },
]

const POLICY_ASKED =
  /\b(?:your|a|an|the|any) (?<before>[\p{L}&' -]{3,60}?) (?:polic(?:y|ies)|procedures?|code of conduct)\b|\bpolic(?:y|ies) (?:on|for|about|regarding|towards) (?<after>[\p{L}-]+)/iu

/** Whether the evidence shows what a standard demand asks for; true where the question makes none. */
export function meetsDemands(question: string, evidence: readonly Evidence[]): boolean {
  const texts = evidence.map(textOf)
  const demands = DEMANDS.filter(({ asked }) => asked.test(question))
  if (!demands.every(({ shown }) => texts.some((text) => shown.test(text)))) return false
  const topic = demands.length > 0 ? null : policyTopic(question)
  return topic === null || texts.some((text) => statesPolicy(topic).test(text))
}

/** The word that says which policy is asked for: "equality" of "your equality, diversity and inclusion policy". */
function policyTopic(question: string): string | null {
  const groups = POLICY_ASKED.exec(question)?.groups
  const words = (groups?.['after'] ?? groups?.['before'])?.toLowerCase().match(/\p{L}{4,}/gu)
  return words?.[0] ?? null
}

/** The topic beside the word policy, in a title or in a sentence that says it is one's own. */
function statesPolicy(topic: string): RegExp {
  const stem = topic.slice(0, Math.max(4, topic.length - 3))
  const near = String.raw`\b${stem}\p{L}*(?:[\s,&-]+\p{L}+){0,4}?\s(?:policy|policies|procedures?|code of conduct)\b|\b(?:policy|procedures?) (?:on|for|of|about|regarding) (?:\p{L}+[\s,]+){0,3}?${stem}`
  return new RegExp(String.raw`^(?:${near})|${OWN}[^.\n]{0,120}?(?:${near})|(?:${near})[^.\n]{0,120}?${OWN}`, 'imu')
}

function textOf({ hit }: Evidence): string {
  return [
    hit.fileName.replace(/[_.-]+/g, ' '),
    ...hit.passage.headings,
    hit.passage.question ?? '',
    hit.passage.text,
  ].join('\n')
}
