import type { Evidence } from './candidate.ts'
import type { ScoredCandidate } from './score-candidates.ts'

/**
 * What funders ask every applicant for, and what must stand in a document for it to answer. Such questions are made of
 * words that any document holds ("policy", "children", "accounts"), so that overlap alone would find an answer to
 * them anywhere.
 */
interface Demand {
  readonly asked: RegExp
  readonly shown: RegExp
  /** Whether a heading or lead-in that shows it does not do. */
  readonly itself?: boolean
}

/** Words that any document holds as well ("risk", "board", "fund"): here the very sentence must show what is asked. */
const DEMANDS_OF_SENTENCES: readonly Demand[] = [
  {
    asked:
      /\binsurance\b|\binsured\b|(?<!\p{L})versicher(?:t|ung)|haftpflicht|\bassurances?\b|\bassurée?s?\b|\bseguros?\b|\basegurad|\bassicura|\bverzeker/iu,
    shown:
      /\binsur(?:ance|ed)\b|(?<!\p{L})versicher(?:t|ung)|(?:haftpflicht|unfall)versicherung|\bassurances?\b|\bassurée?s?\b|\bseguros?\b|\basegurad|\bassicura|\bverzeker/iu,
  },
  {
    asked:
      /\b(?:sustain\w*|continu\w*)\b[^.?]{0,60}\b(?:grant|funding|project|support|award)\b[^.?]{0,30}\b(?:ends?|ended|over|finish\w*)\b|\b(?:after|beyond|once) (?:the|this|our|your) (?:grant|funding)\b/iu,
    shown:
      /\bsustain|\bcontinu|\blong[- ]term\b|\blasting\b|\bself-\p{L}+|\bbeyond the (?:grant|project|funding)|\bindependen(?:t|ce|tly)\b/iu,
  },
  {
    asked:
      /\bif (?:you|we|your application|this application)\b[^.?]{0,30}\b(?:not|unsuccessful|without)\b|\bwithout (?:this|our|the) (?:grant|funding)\b/iu,
    shown:
      /\bwithout\b|\bunable to\b|\b(?:would|could|will|can)(?: not\b|n['’]t\b)|\bif (?:we|this|the|it)\b[^.]*\b(?:not|un\p{L}+)\b/iu,
  },
  {
    asked: /\b(?:previous|past|earlier) (?:grants?|awards?|funding)\b|\bgrants? (?:have|did|has) (?:you|your)\b/iu,
    shown:
      /\b(?:received?|receives|awarded?|secured?|won|granted|obtained|funded by|grants? (?:of|from|by)|funding (?:of|from))\b[^.]{0,100}(?:\b(?:grants?|awards?|funding|fund|donations?|foundation|trust|council|lottery)\b|[$£€]\s?\p{N})|\b(?:grants?|awards?|funding)\b[^.]{0,60}\b(?:was|were|been|from|completed)\b/iu,
  },
  {
    asked: /\bequality\b|\bdiversity\b[^.?]{0,20}\binclusion\b|\bequal opportunit/iu,
    shown:
      /\bdivers|\bequal|\bequit|(?<!\b(?:financial|digital|social) )\binclusi|\baccessibility\b|\bdiscriminat|\bunder-?represent|\bminorit|\bdisab|\bgender|\bethnic|\bwelcom|\beveryone\b|\bwhatever their\b|\bpromoting women/iu,
  },
  {
    asked:
      /\byour (?:organi[sz]ation(?:['’]s)? |charity(?:['’]s)? )?(?:total |annual |gross |last |latest )*(?:income|turnover|revenue|expenditure)\b(?! (?:comes?|from|sources?))|\b(?:income|turnover|expenditure) (?:in|for) (?:the |your )?(?:last |financial |previous )*(?:year|(?:19|20)\p{N}{2})/iu,
    itself: true,
    shown:
      /(?<!\bnet )\b(?:income|revenue|turnover|receipts|expenditure|expenses|spent|raised|donations|total)\b[^.\n]{0,80}?\p{N}{1,3}(?:[.,]\p{N}{3})+|[$£€]\s?\p{N}[\p{N}.,]*(?: ?(?:k|m|million|thousand))?[^.\n]{0,40}?\b(?:income|revenue|turnover|expenditure)\b/iu,
  },
  {
    asked:
      /\b(?:main|key|biggest|major|potential|possible|what|which|identify|describe|manage|any)\b[^.?]{0,40}\brisks?\b|\brisk (?:assessment|register|management|analysis)\b/iu,
    shown: /(?<!\bat )\brisks?\b(?! of (?:dropping|being|abuse|harm))|\bmitigat|\bcontingenc/iu,
  },
  {
    asked: /\b(?:other|match|additional|further|co)[- ]?fund(?:ing|ers?)\b|\bfunding\b[^.?]{0,40}\bsecured\b/iu,
    shown:
      /\bfund(?:ed|ing)? (?:by|from|through)\b|\bfunders?\b|\b(?:grants?|contributions?|donations?|award) (?:of|from|by|to cover)\b|\b(?:secured|awarded|donat\w+|sponsor\w*|contributed|pledged)\b|[$£€]\s?\p{N}/iu,
  },
  {
    asked:
      /\bhow much (?:money|funding|are you (?:asking|requesting|applying|seeking)|do you (?:need|request|require|spend|cost)|(?:does|did|will) .{2,40} cost)\b|\bamount (?:requested|sought|of (?:funding|grant))\b/iu,
    shown:
      /[$£€]\s?\p{N}|\p{N}\s?(?:[%€]|k\b|USD|EUR|GBP|AUD|CAD|CHF)|\p{N}[\p{N},.]*\s(?:(?:million|thousand) )?(?:dollars|pounds|euros?)\b/iu,
  },
  {
    asked: /\bwho (?:chairs|is (?:the |your )?(?:chair\w*|president))\b|\bname of (?:the |your )?chair\w*/iu,
    itself: true,
    shown: /\b(?:[Cc]hair(?:man|woman|person|s|ed)?|[Pp]resident)\b/u,
  },
  {
    asked: /\bwho (?:audits?|examines?|audited)\b|\bname of (?:the |your )?(?:auditors?|independent examiner)\b/iu,
    shown:
      /\b[Aa]udited\b[^.]*\bby\b|\b[Aa]uditors?\b[^.]{0,60}\b\p{Lu}\p{Ll}+|\p{Lu}[\p{L}&.-]+,? (?:&|and|\p{Lu}[\p{L}&.-]+)[^.]{0,60}\b(?:[Aa]uditors?|[Aa]udited|[Aa]udits)\b|\b[Ii]ndependent(?:ly)? [Ee]xamin/u,
  },
  {
    asked:
      /\bhow (?:do|will|would|did) you\b[^.?]{0,20}\b(?:measure|evaluate|monitor|assess|track)\b|\bhow (?:will|do) you know\b|\bevaluation (?:plan|methods?|approach)\b/iu,
    shown:
      /\bevaluat|\bmeasur|\bmonitor|\bsurvey|\bindicator|\bmetric|\bfeedback|\bbaseline|\bassess(?:es|ed|ment)|\bquestionnaire|\binterview|\btrack(?:s|ed|ing)?\b|\bcount(?:s|ed)?\b|\bstatistic/iu,
  },
  {
    asked: /\bcase stud(?:y|ies)\b|\bstory (?:of|about|that)\b/iu,
    shown: /\b(?:she|he|her|his)\b|[“"].+[”"]/iu,
  },
  {
    asked: /\btime ?(?:table|line|scale)\b/iu,
    shown:
      /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:months?|weeks?|quarters?|phase|year) (?:\p{N}|one|two|three)|\p{N}\s?(?:months?|weeks?)\b|(?:19|20)\p{N}{2}/iu,
  },
]

const OWN = String.raw`\b(?:our|we|us|has|have|had|hold|holds|is|are|was|were|adopted|approved|reviewed|follows?|in place)\b`

const DEMANDS: readonly Demand[] = [
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

/** The candidates that show what a standard demand asks of them; all where the question makes none of sentences. */
export function showingDemanded(question: string, scored: readonly ScoredCandidate[]): readonly ScoredCandidate[] {
  const demands = DEMANDS_OF_SENTENCES.filter(({ asked }) => asked.test(question))
  const shows = ({ candidate }: ScoredCandidate) => demands.every(({ shown }) => shown.test(candidate.text))
  const leads = ({ candidate: { under, evidence, leadIn } }: ScoredCandidate) => {
    const intro = evidence.candidates.find(({ position }) => position === leadIn)?.text ?? ''
    const above = [under, intro, evidence.hit.passage.headings.at(-1)].join('\n')
    return demands.every(({ shown, itself }) => itself !== true && shown.test(above))
  }
  return demands.length === 0 ? scored : scored.filter((one) => shows(one) || leads(one))
}

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
  const near = String.raw`\b${stem}\p{L}*(?:[\s,&-]+\p{L}+){0,4}?\s(?:policy|policies|procedures?|rules?|guidelines|code of conduct)\b|\b(?:policy|procedures?|rules?|guidelines) (?:on|for|of|about|regarding) (?:\p{L}+[\s,]+){0,3}?${stem}`
  const ruled = String.raw`\b(?:shall|must|will|may|do|does) not\b[^.\n]{0,60}\b${stem}`
  return new RegExp(
    String.raw`^(?:${near})|${ruled}|${OWN}[^.\n]{0,120}?(?:${near})|(?:${near})[^.\n]{0,120}?${OWN}`,
    'imu',
  )
}

function textOf({ hit }: Evidence): string {
  return [
    hit.fileName.replace(/[_.-]+/g, ' '),
    ...hit.passage.headings,
    hit.passage.question ?? '',
    hit.passage.text,
  ].join('\n')
}
