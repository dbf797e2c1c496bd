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
  standing: `award|awards|awarded|prize|prizes|trophy|medal|accredited|accreditation|commended|commendation|shortlisted|honour|honours|honoured|praised|quality mark|kitemark|gold standard|best practice|market leader|unique|uniquely|outstanding(?! [£$€\\d])|unrivalled|renowned|acclaimed|recognised(?! (?:qualification|certificate))|recognized(?! (?:qualification|certificate))|nationally|internationally|world-class|award-winning|leading(?= (?!to\\b))|foremost|premier|flagship|pioneer(?:s|ed|ing)?|won|(?:largest|biggest|oldest|finest|best|greatest|busiest|longest|most (?!of\\b)\\p{L}+)(?= (?:\\p{L}+ ){0,4}(?:in|of|across) (?:the |its |our )?(?:\\p{Lu}|countr|region|count|area|city|town|nation|sector|world|kind))|number one|only(?= (?:\\p{L}+ )?(?:charity|organisation|organization|group|project|service|provider|one|place|club|centre)\\b)|number one|most (?:successful|popular|effective|respected|trusted|experienced)|the first(?! (?:year|month|week|day|phase|stage|half|quarter|time|step|session|part|part)s?\\b)|no other|no one else|second to none|endorsed|certified`,
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
  fractions: `half=0.5 third=0.3333 thirds=0.6667 quarter=0.25 quarters=0.75 fifth=0.2 fifths=0.4 tenth=0.1 tenths=0.3 eighth=0.125 sixth=0.1667`,
  conjunctions: 'and or but while whereas plus',
  abstractNouns: `aim aims thing things way ways reason reasons part parts step steps stage stages strand strands point points
    area areas goal goals objective objectives theme themes kind kinds type types side sides question questions phase phases
    priority priorities main key principle principles value values different times`,
}
