import type { SupportWords } from './support-words.ts'

export const english: SupportWords = {
  generic: `anyone everyone everybody someone nobody others one ones thing things way ways time times
    year years month months week weeks day days help helps helped helping make makes made making
    need needs needed come comes came get gets getting take takes took taken including include includes included say says
    said tell told total number numbers part parts many much few several lot lots every each per less least well new
    good important also across along around within without still just even already currently now today see used use
    using based provide provides provided providing project organisation charity collective us there however therefore
    member members whole else anything anybody something among amongst together roughly approximately nearly almost about least plus etc reason
    thousand thousands hundred hundreds million millions dozen dozens pound pounds cent percent gbp euro euros
    first second third last next sir madam trustees? sincerely faithfully regards kind dear aim aims call called name named
    become became since far whom whose like matter matters feel keep kept hold holds held put set run runs ran running ago later earlier compared versus leave leaves leaving left real cause causes reason report reported reports experience experiences community local stay stays once twice short long great greater high higher low lower mean means show shows showed shown know knows known carry carried face faces facing look looks looked remain remains remaining lead leads whose further result results together ready want wanted wants able allow allowed surplus deficit balance versus previous previously earlier put set out over up`,
  synonyms: `give gave given donate donated; spend spent spending expenditure; rise rose risen grow grew grown increase
    increased; hold held have keep kept; find found; run ran lead led leads head heads headed director; employ employed employee
    employees staff team workforce work; visitor visitors participant participants attend attended attending person
    people; begin began begun start starts started; bring brought take taken bringing; cost costs price; pay paid pays; ask
    asked request apply applying; interview interviewed spoke speak talked; founded established; partner partners partnership
    work works; income revenue turnover received; finish finished completed; job work employment; aged age between; chair
    chaired chairman chairwoman; take place held repair days; made make came come brought; have has car; sit board; welcome
    welcomed came attended served; let lets lend lends use pay free; offer offered; kept keep going;
    km kilometre kilometres; kg kilogram kilograms; hectare hectares ha; post posts role roles job jobs staff employee employees position positions;
    place places site sites location locations venue venues; test tests tested sample samples sampled measure measured measures monitor
    monitored monitoring check checked; start started begin began join joined enrol enrolled register registered signed; correct corrected right
    mended repaired fixed solved; answer answered reply replied respond responded asked survey surveyed; family families
    household households home homes; resident residents people local person inhabitants; journey journeys travel trip trips bus train;
    trustee trustees board governance committee; child children childcare pupil pupils; guest guests customer customers public visitor visitors;
    cook cooks cooking prepare prepares prepared; remove removed take out; pledge pledged promise promised commit committed
    agreed secure secured; livestock cattle cow cows sheep; contribute contributed fund funded funds funding finance financed sponsor sponsored
    gave give given grant grants granted; teach teaches taught train trains trained training learn learns learned taught; refugee refugees asylum; gain gained achieve
    achieved pass passed earn earned; qualification qualifications certificate certificates; carer carers caring; young youth teenager
    teenagers; old older elderly; school schools pupil pupils class classes classroom; discover discovered find found trace traced identify
    identified; show shows showed shown find found; reduce reduced lower lowered cut; grow grew increased rose; buy bought purchase purchased;
    build built building construct constructed; town village city; house housing home homes accommodation; renew renewed repeat repeated`,
  standing: `award|awards|awarded|prize|prizes|trophy|medal|accredited|accreditation|commended|commendation|shortlisted|honour|honours|honoured|praised|quality mark|kitemark|gold standard|best practice|market leader|unique|uniquely|outstanding(?! [£$€\\d])|unrivalled|renowned|acclaimed|recognised(?! (?:qualification|certificate))|recognized(?! (?:qualification|certificate))|nationally|internationally|world-class|award-winning|leading(?= (?!to\\b))|foremost|premier|flagship|pioneer(?:s|ed|ing)?|won|(?:largest|biggest|oldest|finest|best|greatest|busiest|longest|most (?!of\\b)\\p{L}+)(?= (?:\\p{L}+ ){0,4}(?:in|of|across) (?:the |its |our )?(?:\\p{Lu}|countr|region|count|area|city|town|nation|sector|world|kind))|number one|only(?= (?:\\p{L}+ )?(?:charity|organisation|organization|group|project|service|provider|one|place|club|centre)\\b)|number one|most (?:successful|popular|effective|respected|trusted|experienced)|the first(?! (?:year|month|week|day|phase|stage|half|quarter|time|step|session|part|part)s?\\b)|no other|no one else|second to none|endorsed|certified`,
  intents: `will|would|shall|should|could|might|may|plan to|plans to|planned|intend|intends|hope|hopes|aim to|aims to|aim is|aims are|want|wants|wish|wishes|goal|objective|ambition|vision|expect to|going to|in order to|if|once|so that|with your support|propose|proposes|can`,
  general: `believe|think|feel|important|vital|essential|crucial|matters|thank|thanks|grateful|happy to|delighted|pleased|for this reason|this is why|that is why|are applying|we ask|ask for|asking for|request|means that|am writing|are writing|look forward|often|usually|generally|sometimes|many people|everyone deserves|^\\p{L}+ing\\b|^repair brings|^waste is`,
  greetings: 'dear|to whom it may concern|hello|good (?:morning|afternoon)',
  farewells: 'yours|kind regards|best regards|with (?:kind|best|many|warm)|regards|sincerely|faithfully|best wishes',
  near: 'about|around|roughly|approximately|approx\\.?|some|circa|c\\.|~|an estimated|close to|in the region of',
  below: 'nearly|almost|just under|just below|close to|not quite|under|up to|fewer than|less than|below|barely|hardly',
  above: 'more than|over|just over|above|little more than|little over|beyond|at least|upwards of|well over',
  differences:
    'remainder|the rest|leaves|leaving|outstanding|balance|more|fewer|less|increase|increased|rise|rose|growth|grew|surplus|deficit|difference|up by|down by|fell|need|remaining|remains|shortfall|gap|left|still|up|down|longer|shorter|loss|lost|in the black|in the red|margin|once|after|net|apart',
  sums: 'together|altogether|in all|in total|a total|total|combined|both|either|overall|between them|across',
  means: 'average|typical|apiece',
  prices: 'average|apiece|a head|each|per (?!cent)\\p{L}+|£[\\d,.]+ an? \\p{L}+',
  falls: 'fell(?! short| \\p{N}+ \\p{L}+ short)|fall|falls|fallen|dropped|decreased|declined|shrank',
  rises: 'rise|rises|rose|risen|grow|grows|grew|grown|increased?|increases|doubled|trebled|tripled',
  causes: 'because(?: of)?|due to|owing to|caused by|thanks to|as a result of',
  receives:
    '(?:is|are|was|were|been) (?:given|offered|provided with|issued with)|receives?|received|gets|hand out|gives? (?:each|every|all) \\p{L}+|provides? (?:each|every|all)(?: of)?(?: our)? \\p{L}+ with',
  all: [
    {
      claimed:
        '(?<!(?:nearly|almost|not|in|above|after|at|of) )(?:all|every)(?! (?:day|night|week|fortnight|month|quarter|term|year|time|season|spring|summer|autumn|winter|morning|afternoon|evening|other|two|three|four|five|six|few|along|round|over|the (?:time|way|year))| (?:mon|tues|wednes|thurs|fri|satur|sun)day)|everyone|everybody|always|without exception',
      said: '(?:all|every|everyone|everybody|each|any|always|only|both|whole|entire|entirely|per(?! cent)|free|nobody|no one|no)(?!\\p{L})',
    },
    {
      claimed: 'nobody|no one|none|never(?! meant| been)',
      said: '(?:no|not|none|nobody|never|free|without|all|every|each|only|cannot|unless)(?!\\p{L})',
    },
  ],
  most: {
    claimed: '^most(?! of all)|most of (?:our|the|them|those|these)|the majority',
    said: 'most(?!\\p{L})|mostly|main|major|largely|largest|above all|chief|many',
  },
  relations: [
    {
      claimed: 'pays? for|paid for|sponsors?|sponsored|funds|funded by|finances|financed|pays? (?:us|our)',
      said: '\\p{L}*pay|paid|fund|grant|g[ai]ve|cost|£|financ|sponsor|charg|contribut|price|donat|rent|lease|budget|support|promis|pledg|award',
    },
    {
      claimed:
        '(?:free|without) (?:of )?charge|(?:rent|cost)[- ]free|for nothing|for free|at no cost|nobody pays|no one pays|pro bono',
      said: 'free|nothing|without charg|no charg|nobody|not |no (?:\\p{L}+ )?(?:fee|rent|charge|cost)|peppercorn|pro bono|waive|unpaid|donat',
    },
    {
      claimed: '(?<!(?:our|their|its|his|her|your) )owns?|belongs? to',
      said: '(?<!(?:our|their|its|his|her|your) )own|belong|bought|buy|purchas|freehold|propert|acquir',
    },
    { claimed: 'rents?|rented', said: 'rent|leas|lets? |£|hire|tenan|landlord' },
    { claimed: 'surplus|profit', said: 'surplus|profit|income|expend|spen|black' },
    { claimed: 'deficit|in the red', said: 'deficit|loss|income|expend|spen|red' },
    { claimed: '(?:are|is|were|was) elected|elects?|voted', said: 'elect|vot' },
    { claimed: 'banned|bans?|forbids?|forbidden', said: 'bann|forbid|not|no |never|free|prohibit|stop' },
    {
      claimed: 'qualified|certified|accredited|chartered|licensed',
      said: 'qualif|certif|accredit|charter|licen|diplom|degree|level|hold|train|regist|recognis',
    },
    {
      claimed: 'condemned|fined|sued|prosecuted|closed down|evicted|robbed|burgled|flooded|injured|killed',
      said: 'condemn|fine|sue|prosecut|clos|evict|rob|burgl|flood|injur|kill|court|charg|lost|accident|died|death|hurt',
    },
  ],
  fractions: `half=0.5 third=0.3333 thirds=0.6667 quarter=0.25 quarters=0.75 fifth=0.2 fifths=0.4 tenth=0.1 tenths=0.3 eighth=0.125 sixth=0.1667`,
  conjunctions: 'and or but while whereas plus',
  abstractNouns: `aim aims thing things way ways reason reasons part parts step steps stage stages strand strands point points
    area areas goal goals objective objectives theme themes kind kinds type types side sides question questions phase phases
    priority priorities main key principle principles value values different times`,
}
