/**
 * Topics of funders' questions, each with its phrases, separated by semicolons. `*` stands for any ending of a word,
 * `…` for up to 30 characters.
 */
const TOPIC_PHRASES: Readonly<Record<string, string>> = {
  need: `need for; the need; unmet; problem*; issue; issues; concern*; gap; gaps; status quo; wrong; inequal*; lack of;
    shortage; demand for; evidence of … need; deserve* attention; why … matter*; why … important; why … necessary;
    why is it needed; important and; is missing; besoin*; problématique; bedarf; notwendig*`,
  purpose: `purpose; aim; aims; goal; goals; objective*; ambition*; mission; vision; intend*; want to achieve; want to do;
    hope to; hope … different; trying to; set out to; seek to; in one sentence; objectif*; ziel; ziele; zweck`,
  summary: `summar*; abstract; overview; brief description; short description; brief account; few words; few sentences;
    nutshell; describe … project; describe … proposal; describe … application; description; describe the study; explain the project;
    explain your project; describe the … research; tell us about … project; what is the project; knows nothing; introduc* the project;
    lay; lay person; simple terms; general audience; general public; plain english; our website; résumé; en bref; zusammenfassung`,
  activities: `activit*; work plan; workplan; scope of work; approach; approaches; what will you do; what do you do;
    what will happen; takes place; how will you deliver; carry out; phases; stages; steps; undertake; workshops; sessions;
    programme of work; each part of … plan; maßnahmen; durchführung`,
  timeline: `when; date; dates; timeline; timetable; timing; schedule; milestone*; duration; how long; phases; stages; steps; finished;
    calendar; be done; be ready; combien de temps; combien d'années; calendrier; zeitplan; wie lange`,
  outputs: `output*; deliverable*; produce; products; come out of; end product; exist at the end; will exist; will you build;
    will you make; will you publish; publish or build; tangible; publications; ergebnisse; produits`,
  outcomes: `outcome*; impact*; result; results; effect; effects; effets; what … change*; would change; will change;
    make a difference; be different; succeed; success; achieve; ultimate; long run; better for; mean for; means for; résultats; wirkung*`,
  beneficiaries: `beneficiar*; benefit*; who … gain*; who … use*; who is … for; whom … serve; whom … reach; whom … help; people … help;
    people … reach*; people … serve*; profit from; target group*; target audience*; users; user base; audience*; participants; clients;
    which groups; which people; stakeholders; bénéficiaire*; public visé; zielgruppe*`,
  numbers: `how many; number of; what number; how large … group; combien de personnes; wie viele`,
  measuring: `measur*; evaluat*; monitor*; indicator*; metric*; track*; collect … data; evidence of … results; evidence of your; evidence that;
    assess*; know that; know whether; know if; show that; prove; feedback; mesur*; évaluation; messen`,
  sustainability: `sustain*; run* out; runs out; after … grant; after … funding; after the end; once our; end of … grant; grant ends;
    future years; in future; continue; carry on; go on; keep going; last once; last beyond; last when; will … last; project last;
    long-term; long term; legacy; afterwards; finance the work; pérenn*; avenir; nachhaltig*`,
  team: `team; teams; staff; personnel; who works; who will work; who will lead; who is on; who delivers; people who; background; duties;
    member of staff; responsib*; employ*; colleagues; qui dirige; équipe; mitarbeit*`,
  qualified: `qualified; qualif*; track record; experience; experienced; expertise; skills; capacity; credentials; right people;
    right organisation; best placed; why you; why are you; choose you; why should we; able to deliver; what makes you; compétence*; erfahrung*`,
  'own-role': `your role; your own part; your part; your connection; role do you; you personally; you play; are you connected;
    how are you involved; on behalf of; maintaining or contributing; votre rôle; ihre rolle`,
  governance: `govern*; decision*; board; trustees; advisory; committee*; maintainers; in charge; oversight; organisation run;
    charity run; makes the decisions; takes decisions; conseil*; vorstand`,
  partners: `partner*; collaborat*; other organisations; other organizations; organisations and groups; work with; work together; stakeholder*;
    relevant actors; ecosystem; network*; alongside; jointly; coopération; zusammenarbeit`,
  'telling others': `disseminat*; promote; promot*; publici*; spread*; let people know; people know; share … results; share … findings;
    share … learning; others … learn; charities learn; communicat*; communication; awareness; outreach; tell others; faire connaître;
    faites-vous connaître; connaître; öffentlichkeitsarbeit`,
  amount: `how much; how large; how big; amount; amounts; sum; value of grant; value of the grant; size of … grant; total requested;
    apply for; grant would you like; montant; combien d'argent; wie viel geld`,
  budget: `budget*; how much; cost; costs; spend*; spent; financ*; breakdown; break down; buy; resources requested; expens*; argent; kosten; dépenses`,
  justification: `justif*; need this sum; need the money; why you need; money buy; used for; pay for; explain … cost*; explain … sum;
    will … be spent; value for money`,
  'other funding': `other sources; other income; other funding; other funders; other grants; existing support; in-kind; funding sources;
    grants or donations; who else … money; who else gives; who else funds; gives you money; sources of … support; sources of funding; sources of income;
    financially; match funding; co-funding; donors; made possible; active and recent*; previously funded`,
  'earlier grant': `previous … grant*; earlier grant*; past grant*; last grant; grant from us; received funding; previously received; funded before;
    funded you; fund you before; applied before; previously apply; previous funding; current and/or previous`,
  progress: `progress; so far; to date; since the start; since … last; since … began; what has happened; current status; maturity; mature;
    early version; first version; prototype; how far; got since; achieved so far; been running; developed; avancement`,
  'earlier work': `prepar*; groundwork; related work; earlier work; previous work; previous research; build* on; already done; already been done;
    have … already; others already; literature; state of the art; historical efforts; pilot; vorarbeit*`,
  alternatives: `alternativ*; compare; compar*; compet*; other software; other tools; other products; other solutions; which other; what else;
    on the market; market; similar; existing or historical; landscape; rely on; concurren*`,
  unique: `unique; stand out; stands out; distinct*; innovat*; new about; what is new; selling point*; added value; special; nouveau; idée; besonder*`,
  risks: `risk; risks; challenge; challenges; difficult*; obstacle*; barrier*; hurdle*; go wrong; harm; foresee; problems encountered; mitigat*;
    deal with them; arose; overcome; risque*`,
  technical: `technical; technolog*; hard about; artificial intelligence; machine learning; algorithm*; software development; engineering`,
  'changed plans': `changes in scope; change in scope; scope … change*; change* … plan; change* … plans; changed your plans; differently from; different from the plan;
    not go to plan; from the plan; deviat*; variation*; changes to the … budget; differ from; agreed`,
  'budget changes': `spending differ; spend differently; differ from the budget; budget narrative; changes to the original budget; unspent; underspen*`,
  diversity: `divers*; equalit*; equit*; inclus*; minorit*; underrepresented; marginali*; accessib*; disab*; gender; women; ethnic*; all backgrounds;
    from all; feel welcome; open to; racial; égalité; vielfalt`,
  ethics: `ethic*; bias; privacy; data safe; data protection; data … safe; consent; confidential*; harm; misuse; personal data; datenschutz`,
  safeguarding: `safeguard*; child protection; vulnerable`,
  environment: `environment*; carbon; climate; emission*; green; umwelt*; klima*`,
  travel: `travel*; flight; flights; fly; journeys; meet; voyage*; reise*`,
  'beyond money': `beyond … funding; beyond … money; besides money; besides funding; other than money; non-financial; additional … support; in addition to funding`,
  data: `data source*; data come from; where … data; which data; dataset*; database*; données`,
  research: `research*; study; studies; academic; universit*; scientific; scientists; science`,
  health: `medic*; biomedical; clinical; health*; hospital*; patient*; doctor*`,
  advice: `advis*; advice; advisory board; advisory; conseil*; conseille*; berat*`,
  support: `soutien; besoins; besoin; moyens; ressources; what do you need; need to carry out; réaliser; unterstützung`,
  'anything else': `anything else; additional comments; additional information; further comments; further information; autre chose; sonstiges`,
}

/** Prefix of a topic among terms; no word begins with it. */
const MARK = '~'
/** Meaning of `…` in a phrase. */
const ANYTHING = '.{0,30}'

const TOPICS = Object.entries(TOPIC_PHRASES).map(([topic, phrases]) => ({ topic, asked: anyOf(phrases) }))

/** The topics of a question as terms: two questions on one topic match even without a common word. */
export function topicTerms(question: string): string[] {
  const text = question.toLowerCase().replace(/[’‘]/g, "'")
  return TOPICS.filter(({ asked }) => asked.test(text)).map(({ topic }) => `${MARK}${topic}`)
}

/** The term for the language of a text. */
export function languageTerm(language: string): string {
  return `${MARK}${MARK}${language}`
}

function anyOf(phrases: string): RegExp {
  const each = phrases.split(';').map((phrase) => patternOf(phrase.trim().replace(/\s+/g, ' ')))
  return new RegExp(`(?<!\\p{L})(?:${each.join('|')})(?!\\p{L})`, 'u')
}

function patternOf(phrase: string): string {
  return phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replace(/\s*…\s*/g, ` ${ANYTHING}`)
}
