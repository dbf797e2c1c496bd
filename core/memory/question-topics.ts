/**
 * What funders ask about, however they word it: each topic with the turns of phrase that announce it in a question. Two
 * questions on one topic are alike even where they have no word in common.
 */
const TOPICS: readonly (readonly [topic: string, asked: RegExp])[] = [
  [
    'need',
    /concern|deserves? attention|demand for|who is missing|lack of|shortage|inequal|problem|issue|gap|unmet|status quo|\bwrong\b|\bneed for\b|evidence of (?:the )?need|why .{0,40}(?:matter|important|necessary|needed)|important to|besoin|problématique|bedarf|notwendig/,
  ],
  [
    'purpose',
    /want to (?:achieve|do|accomplish|reach)|intend|ambition|mission|vision|seek to|purpose|\baims?\b|\bgoals?\b|objective|hope to achieve|trying to|set out to|one sentence|objectif|\bziele?\b|zweck/,
  ],
  [
    'summary',
    /(?:brief|short) (?:description|account|outline)|few (?:words|sentences)|nutshell|tell us about (?:the|your) (?:project|work|application)|what is (?:the|your) project|introduc|kurz(?:beschreibung|fassung)|en (?:bref|quelques)|summar|abstract|overview|describe (?:the|your) (?:study|research|project|proposal)|\blay\b|simple terms|general (?:audience|public)|plain (?:language|english)|résumé|zusammenfassung/,
  ],
  [
    'activities',
    /what (?:exactly )?(?:happens|will happen|takes place)|deliver|\bphases?\b|\bstages?\b|day to day|put into practice|events|workshops|sessions|activité|durchführ|activit|work ?plan|scope of work|\bapproach|what (?:will|would|do) you (?:plan to )?do\b|how will you (?:deliver|carry|do)|\bsteps\b|undertake|maßnahmen/,
  ],
  [
    'timeline',
    /\bdates?\b|\bphases?\b|\bstages?\b|\bsteps\b|calendar|deadline|start and (?:end|finish)|by (?:what|which) (?:date|month|time)|calendrier|échéance|\bwhen\b|timeline|timetable|timing|schedule|milestone|duration|how long|finished|combien (?:de temps|d.années|d.ans)|zeitplan|wie lange/,
  ],
  [
    'outputs',
    /come out of|results? in\b|end product|what will you (?:make|build|create|publish|leave)|publications?|produit|output|deliverable|\bproduce|will (?:there be|exist|remain)|tangible|ergebnis/,
  ],
  [
    'outcomes',
    /results?\b|\bchanges?\b|\bachieve|effets?\b|benefits? (?:to|for|will)|what (?:good|difference)|succe(?:ss|ed)|better for|auswirkung|veränder|outcome|impact|what (?:will|would) (?:change|be different)|make a difference|would change|effect\b|will .{0,20}achieve|use the grant to achieve|résultat|wirkung/,
  ],
  [
    'beneficiaries',
    /profit from|who is .{0,20}\bfor\b|\bpeople .{0,25}(?:help|support|serve|reach)|help(?:s|ed)? (?:by|whom)|community .{0,10}serve|participants|audiences?|clients|public visé|pour qui|für wen|beneficiar|\bbenefit|who (?:will|would|does|do|can) .{0,20}(?:gain|use|reach|help)|target (?:group|audience)|\busers?\b|audience|which groups|people (?:reached|impacted|helped|served)|bénéficiaire|zielgruppe/,
  ],
  [
    'how-many',
    /what number|size of (?:the|your) (?:audience|group)|nombre de|how many|number of (?:people|households|participants|beneficiaries|users)|combien de personnes|wie viele/,
  ],
  [
    'measuring',
    /evidence (?:of|that|for)|proof|prove|assess|show that (?:it|the|your)|feedback|learn whether|how will you (?:know|tell)|statistics|indicateur|measur|evaluat|monitor|indicator|metric|collect .{0,20}data|know (?:that|whether|if)|évaluation|mesure|messen|evaluier/,
  ],
  [
    'sustainability',
    /(?:carry|go|keep) on|keep .{0,15}(?:going|alive|running)|end of (?:the|our) (?:grant|project|funding)|no longer fund|afterwards|outlive|future (?:of|plans|funding)|avenir|suite du projet|zukunft|sustain|run out|(?:after|beyond|once|when) .{0,25}(?:grant|funding|money)|long[- ](?:term|run)|continue|will .{0,15}last\b|\blegacy\b|pérenn|nachhalt/,
  ],
  [
    'team',
    /who (?:is|are) (?:on|in) |who (?:runs|manages|leads|delivers)|people (?:who|behind|involved)|colleagues|employ|recruit|volunteers|qui (?:fait|sont|dirige)|wer (?:arbeitet|leitet)|\bteam\b|\bstaff|personnel|who (?:works|will work|will do|will lead|is involved|are you)|participants in the project|\bbackground of|their background|\bduties|responsib|équipe|mitarbeit/,
  ],
  [
    'qualified',
    /what makes you (?:able|the)|ability|able to (?:do|deliver|manage)|suited|done (?:this|similar|such) .{0,15}before|successfully|history of|past work|knowledge|skills|qualified|track record|experience|capacity to|right (?:people|organi[sz]ation|person|team)|best placed|why (?:are )?you|expertise|credentials|compétence|erfahrung/,
  ],
  [
    'own-role',
    /role do you|you play|relation(?:ship)? (?:to|with) (?:this|the) project|acting for|on behalf of|votre rôle|ihre rolle|your (?:own )?(?:role|part|connection|position)|maintaining or contributing|you (?:personally|yourself)/,
  ],
  [
    'governance',
    /\brun\b.{0,20}\b(?:organi[sz]ation|charity|project)|organi[sz]ation .{0,15}\brun\b|structure|in charge|oversee|oversight|accountab|committee|direction|governance|decision|\bboard\b|trustees|advisory|maintainers|gouvernance|vorstand|vereinsführung/,
  ],
  [
    'partners',
    /together with|jointly|allies|who else (?:is|will be) (?:involved|working)|alongside|links with|cooperat|networks?\b|coopération|zusammenarbeit|partner|collaborat|other organi[sz]ations|organi[sz]ations and groups|work with|stakeholder|actors|ecosystem|partenaire/,
  ],
  [
    'telling-others',
    /tell (?:other|the public|people)|publish|awareness|outreach|visib|press|social media|advertis|audience .{0,10}hear|lessons|diffusion|faire savoir|disseminat|promot|publici[sz]|spread|share (?:the|your) (?:results|findings|learning)|others .{0,20}learn|communication|make .{0,15}known|connaître|öffentlichkeitsarbeit/,
  ],
  [
    'amount',
    /how (?:big|large)|how many (?:pounds|dollars|euros)|(?:ask|apply)ing for|request(?:ed|ing)? .{0,20}(?:grant|money|fund)|wieviel|combien (?:demande|sollicit)|how much|amount|value of (?:the )?grant|\bsum\b|total budget|how large|montant|combien d.argent|wie viel geld/,
  ],
  [
    'budget',
    /break ?down|expens|expenditure|pay for|price|salar|overhead|money .{0,20}(?:go|spent|used)|dépenses|ausgaben|finanz|budget|\bcosts?\b|\bspend|\bspent\b|financ|resources requested|argent|kosten/,
  ],
  [
    'justification',
    /value for money|reasonable|what for|worth (?:the|it)|need (?:our|the) (?:money|help|support|grant)|justif|why .{0,20}need (?:this|the|that) (?:sum|amount|money|grant|funding)|explain .{0,30}(?:cost|budget|amount|sum)|(?:money|budget|grant|funds) .{0,15}used for|what .{0,20}(?:pay|buy) for/,
  ],
  [
    'other-funding',
    /who else (?:gives|funds|supports|pays|finances)|gives? you (?:money|funds)|match(?:ed)? funding|co-?fund|raised (?:so far|already|elsewhere)|supporters|autres (?:financ|subv)|weitere förder|other (?:sources|funding|funders|grants)|existing (?:support|funding)|in-kind|funding sources|grants or donations|grants .{0,30}(?:had|received|won)|financially|sources? of (?:income|funding|support)|donors/,
  ],
  [
    'earlier-grant',
    /(?:have|did|do) we .{0,15}fund|(?:funded|supported|helped) (?:you )?(?:before|previously|in the past)|apply .{0,20}before|applied (?:to us )?before|last (?:time|award)|since .{0,15}grant|(?:previous|earlier|past|last|current) .{0,25}grants?\b|received funding|grant from us|funded (?:you|proposal)/,
  ],
  [
    'progress',
    /what has (?:happened|been done)|since (?:your|the|our) last|up to now|update|achievements|accomplish|where are you|state of|mature\b|developed|avancé|fortschritt|bisher|progress|so far|to date|current status|maturity|early version|first (?:version|prototype)|how far|achieved so far|stage (?:of|is)|avancement/,
  ],
  [
    'before',
    /lessons (?:from|of)|pilot|trial|consult(?:ed|ation)|background|history|foundation for|built on|prepar|groundwork|related work|already (?:been )?(?:done|exist|known)|(?:others|else) .{0,20}(?:done|doing|tried)|previous research|literature|state of the art|vorarbeit/,
  ],
  [
    'alternatives',
    /competit|rivals?|others? (?:offer|provide|do)|instead|duplicat|already (?:offer|provide)|market|concurren|wettbewerb|alternativ|\bcompar|compet|other (?:software|tools|products|solutions|projects)|existing or historical|similar|landscape/,
  ],
  [
    'unique',
    /different about|what makes (?:your|the|this)|\bnew\b.{0,20}(?:idea|approach|about)|idée|nouveau|original|pioneer|creative|neu(?:artig|es)|unique|stands? out|distinct|innovat|what is new|selling point|added value|special about|différen|besonder/,
  ],
  [
    'risks',
    /worr(?:y|ies)|might (?:fail|stop|prevent)|what if|hurdle|stumbling|unexpected|deal with|overcome|contingen|\brisk|challenge|difficult|obstacle|barrier|go wrong|problems? .{0,20}(?:foresee|expect|anticipate|encounter)|mitigat|risque|risik/,
  ],
  [
    'technical',
    /software|hardware|engineering|platform|tools? .{0,15}use|artificial intelligence|machine learning|algorithm|technical|technolog|technique/,
  ],
  [
    'changed-plans',
    /(?:change|alter|adapt|revise)d? .{0,15}plans?|not (?:gone|go) (?:as|to) plan|went differently|depart(?:ed|ure)? from|modif|(?:changes?|deviation|variation)s? (?:in|to|from) .{0,20}(?:scope|plan|budget)|differ\w* .{0,20}(?:from|than) .{0,20}(?:plan|agreed|budget|proposal)/,
  ],
  [
    'diversity',
    /all (?:backgrounds|people|communities)|every(?:one|body) .{0,20}(?:welcome|take part|access)|welcom|barriers? .{0,15}(?:people|taking part)|racial|ethnic|language(?:s)? spoken|represent|divers|equalit|equit|inclusi|minorit|underrepresented|marginali[sz]ed|accessib|disab|gender|égalité|vielfalt|gleichstellung/,
  ],
  [
    'ethics',
    /responsibl[ey]|fair(?:ness|ly)|trustworthy|misuse|personal (?:data|information)|anonym|ethic|\bbias|privacy|data (?:safe|protect|secur)|data .{0,10}(?:safe|secure)|consent|confidential|datenschutz/,
  ],
  ['safeguarding', /safeguard|child protection|vulnerable/],
  ['environment', /environment|carbon|climate|emission|\bgreen\b|umwelt|klima/],
  ['travel', /travel|flights?|journeys|voyage|reise/],
  [
    'beyond-money',
    /(?:beyond|besides|other than|apart from|in addition to) .{0,25}(?:money|funding|funds|grant)|non-financial/,
  ],
  ['data', /data sources?|data .{0,15}(?:come from|use|access)|datasets?|databases?|source of (?:the )?data|données/],
  [
    'anything-else',
    /anything else|additional (?:comments|information)|further (?:comments|information)|other (?:comments|remarks)|autre chose|sonstiges/,
  ],
  [
    'research',
    /scientists?|researchers?|scholar|science|recherche|forschung|research|\bstudy\b|academic|universit|scientific/,
  ],
  ['health', /hospitals?|patients?|doctors?|disease|nurs|santé|gesundheit|medic|clinical|health/],
]

/** Stands before the name of a topic among terms: no word begins so. */
const MARK = '~'

/** The topics of a question as terms, in no particular order. */
export function topicTerms(question: string): string[] {
  const text = question.toLowerCase().replace(/[’‘]/g, "'")
  return TOPICS.filter(([, asked]) => asked.test(text)).map(([topic]) => `${MARK}${topic}`)
}

/** Stands for the language that a text is written in. */
export function languageTerm(language: string): string {
  return `${MARK}${MARK}${language}`
}
