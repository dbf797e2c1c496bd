import { monthPattern, YEAR_PATTERN } from './dates.ts'
import { englishForms } from './english-forms.ts'
import { englishCommonQuestions } from './common-questions/english.ts'
import type { LanguageData } from './language-data.ts'
import { list, tensThenOnes } from './number-table.ts'
import { englishProfileWords } from './profile-words/english.ts'
import { englishQuestions } from './question-words/english.ts'

export const english: LanguageData = {
  code: 'en',
  questions: englishQuestions,
  commonQuestions: englishCommonQuestions,
  paraphrases: [
    [
      /\b(?:grants?|fund\w*|award|support\w*) (?:\w+ )?(?:from|by) us\b|\bfunded (?:you )?before\b|\bprevious(?:ly)? (?:grant|fund|award|support)/iu,
      'previous completed award received',
    ],
    [
      /\btell (?:people|others|the public)\b|\bspread the word\b|\braise awareness\b|\blet people know\b|\bpublici[sz]e\b|\bpromote (?:your|the|this)\b/iu,
      'dissemination publicity awareness website blog media twitter newsletter',
    ],
    [
      /\bwho (?:pays|funds|is paying)\b|\bfunded by\b|\bpaid for\b|\bhow (?:is|are|was|were|will) .{3,60}\b(?:funded|financed)\b/iu,
      'funding funded donor support donation grant enabled',
    ],
    [
      /\bsources? of (?:income|funding|funds|revenue)\b|\bincome sources?\b|\bwhere (?:does|do|did) (?:your|the) (?:income|money|funding|funds|revenue) come from\b/iu,
      'income donations grants fees sponsorship raised charges',
    ],
    [
      /\bafter (?:the|your|our|this) (?:\w+ )?(?:grant|funding|support|project|money)\b.{0,20}\bend|\blasted?\b|\blong[- ]term\b/iu,
      'sustainability continue thrive later years ago',
    ],
    [/\bshort notice\b|\bquick(?:ly)?\b|\brapid(?:ly)?\b|\btight\b/iu, 'rapid tight timeline weeks urgent deadline'],
    [/\bhow (?:large|big)\b|\bsize of\b/iu, 'members grown staff branches groups chapters offices'],
    [
      /\btime ?(?:table|line|scale)\b|\bschedule\b|\bmilestones?\b/iu,
      'january february march april june july august september october november december month week begin',
    ],
    [/\bcase stud(?:y|ies)\b|\bstory\b|\bsomeone (?:you|your|who)\b/iu, 'story she he her his says said'],
    [
      /\blegal (?:status|structure|form)\b|\b(?:type|kind) of organi[sz]ation\b/iu,
      'incorporated registered association company foundation charity nonprofit non-profit cio',
    ],
    [
      /\bfind out\b|\bwhat .{3,60}\bthinks?\b|\bviews of\b/iu,
      'survey feedback consultation consult questionnaire asked listen meeting',
    ],
    [/\bby when\b|\bwhen will\b/iu, 'due date months milestone'],
    [/\bin[- ]kind\b/iu, 'donated volunteer contribution free'],
    [
      /\b(?:looks? after|handles?|manages?|responsible for) (?:the |your )?(?:finances?|money|accounts?|books)\b/iu,
      'treasurer finance accountant bookkeeper',
    ],
    [
      /\b(?:shared|divided|organi[sz]ed) (?:out )?(?:between|among)\b|\bwho does what\b|\broles and responsibilities\b/iu,
      'team teams roles responsible',
    ],
    [/\b(?:track record|previous experience|relevant experience)\b/iu, 'experience delivered achieved years since'],
    [/\bwhat difference\b|\bwhat (?:has|will) change/iu, 'outcome impact result improved'],
    [
      /\bwho (?:will|does|do) (?:\w+ ){0,3}(?:benefit|help|reach|serve)/iu,
      'beneficiaries participants people children families',
    ],
    [
      /\bwhy (?:is|are) (?:\w+ ){0,3}needed\b|\bevidence of need\b|\bneed for\b/iu,
      'problem need challenge lack statistics',
    ],
    [
      /\b(?:about|describe|introduc\w+|summary of|overview of) (?:your|the) (?:organi[sz]ation|charity|group|association|company)\b|\bwho are you\b|\bwhat does your (?:organi[sz]ation|charity|group) do\b|\b(?:organi[sz]ation\w*|charity) (?:background|description|overview|profile)\b/iu,
      'charity mission aim purpose founded established vision',
    ],
    [/\bhow (?:do|will) you know\b/iu, 'measure evaluation monitor indicator survey'],
  ],
  numbers: {
    below100: tensThenOnes(
      list(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      list('twenty thirty forty|fourty fifty sixty seventy eighty ninety'),
      ' ',
    ),
    hundreds: ['a_hundred'],
    hundred: 'hundred',
    thousand: 'thousand',
    million: 'million',
  },
  numberWords:
    'million|thousand|hundred|dozens?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty',
  requiredTerms: [
    { topic: 'insurance', ofSentence: true, asked: /\binsurance\b|\binsured\b/iu, shown: /\binsur(?:ance|ed)\b/iu },
    {
      topic: 'governance',
      ofSentence: true,
      itself: true,
      asked: /\bgovern(?:ing|ance) (?:structure|body|arrangements?)\b|\bhow (?:is|are) .{0,40}\bgoverned\b/iu,
      shown: /\bboard\b|\btrustees?\b|\bcommittees?\b|\bdirectors\b|\bgoverned by\b|\bgovernors\b/iu,
    },
    {
      topic: 'surplus',
      ofSentence: true,
      asked: /\bdifferences? between\b[^.?]{0,60}\b(?:income|expenditure)\b/iu,
      shown:
        /\bsurplus|\bdeficit|\boverspen|\bunderspen|\bshortfall|\b(?:exceeded|more|less) than (?:our |its |the )?(?:income|expenditure|expenses)\b/iu,
    },
    {
      topic: 'sustainability',
      ofSentence: true,
      asked:
        /\b(?:sustain\w*|continu\w*)\b[^.?]{0,60}\b(?:grant|funding|project|support|award)\b[^.?]{0,30}\b(?:ends?|ended|over|finish\w*)\b|\b(?:after|beyond|once) (?:the|this|our|your) (?:grant|funding)\b/iu,
      shown:
        /\bsustain|\bcontinu|\blong[- ]term\b|\blasting\b|\bself-\p{L}+|\bbeyond the (?:grant|project|funding)|\bindependen(?:t|ce|tly)\b/iu,
    },
    {
      topic: 'withoutTheGrant',
      ofSentence: true,
      asked:
        /\bif (?:you|we|your application|this application)\b[^.?]{0,30}\b(?:not|unsuccessful|without)\b|\bwithout (?:this|our|the) (?:grant|funding)\b/iu,
      shown:
        /\bwithout\b|\bunable to\b|\b(?:would|could|will|can)(?: not\b|n['’]t\b)|\bif (?:we|this|the|it)\b[^.]*\b(?:not|un\p{L}+)\b/iu,
    },
    {
      topic: 'previousGrants',
      ofSentence: true,
      asked: /\b(?:previous|past|earlier) (?:grants?|awards?|funding)\b|\bgrants? (?:have|did|has) (?:you|your)\b/iu,
      shown:
        /\b(?:received?|receives|awarded?|secured?|won|granted|obtained|funded by|grants? (?:of|from|by)|funding (?:of|from))\b[^.]{0,100}(?:\b(?:grants?|awards?|funding|fund|donations?|foundation|trust|council|lottery)\b|[$£€]\s?\p{N})|\b(?:grants?|awards?|funding)\b[^.]{0,60}\b(?:was|were|been|from|completed)\b/iu,
    },
    {
      topic: 'equality',
      ofSentence: true,
      asked: /\bequality\b|\bdiversity\b[^.?]{0,20}\binclusion\b|\bequal opportunit/iu,
      shown:
        /\bdivers|\bequal|\bequit|(?<!\b(?:financial|digital|social) )\binclusi|\baccessibility\b|\bdiscriminat|\bunder-?represent|\bminorit|\bdisab|\bgender|\bethnic|\bwelcom|\beveryone\b|\bwhatever their\b|\bpromoting women/iu,
    },
    {
      topic: 'income',
      ofSentence: true,
      itself: true,
      asked: new RegExp(
        String.raw`\byour (?:organi[sz]ation(?:['’]s)? |charity(?:['’]s)? )?(?:total |annual |gross |last |latest )*(?:income|turnover|revenue|expenditure)\b(?! (?:comes?|from|sources?))|\b(?:income|turnover|expenditure) (?:in|for) (?:the |your )?(?:last |financial |previous )*(?:year|${YEAR_PATTERN})`,
        'iu',
      ),
      shown:
        /(?<!\bnet )\b(?:income|revenue|turnover|receipts|expenditure|expenses|spent|raised|donations|total)\b[^.\n]{0,80}?\p{N}{1,3}(?:[.,]\p{N}{3})+|[$£€]\s?\p{N}[\p{N}.,]*(?: ?(?:k|m|million|thousand))?[^.\n]{0,40}?\b(?:income|revenue|turnover|expenditure)\b/iu,
    },
    {
      topic: 'risks',
      ofSentence: true,
      asked:
        /\b(?:main|key|biggest|major|potential|possible|what|which|identify|describe|manage|any)\b[^.?]{0,40}\brisks?\b|\brisk (?:assessment|register|management|analysis)\b/iu,
      shown: /(?<!\bat )\brisks?\b(?! of (?:dropping|being|abuse|harm))|\bmitigat|\bcontingenc/iu,
    },
    {
      topic: 'otherFunding',
      ofSentence: true,
      asked: /\b(?:other|match|additional|further|co)[- ]?fund(?:ing|ers?)\b|\bfunding\b[^.?]{0,40}\bsecured\b/iu,
      shown:
        /\bfund(?:ed|ing)? (?:by|from|through)\b|\bfunders?\b|\b(?:grants?|contributions?|donations?|award) (?:of|from|by|to cover)\b|\b(?:secured|awarded|donat\w+|sponsor\w*|contributed|pledged)\b|[$£€]\s?\p{N}/iu,
    },
    {
      topic: 'amount',
      ofSentence: true,
      asked:
        /\bhow much (?:money|funding|are you (?:asking|requesting|applying|seeking)|do you (?:need|request|require|spend|cost)|(?:does|did|will) .{2,40} cost)\b|\bamount (?:requested|sought|of (?:funding|grant))\b/iu,
      shown:
        /[$£€]\s?\p{N}|\p{N}\s?(?:[%€]|k\b|USD|EUR|GBP|AUD|CAD|CHF)|\p{N}[\p{N},.]*\s(?:(?:million|thousand) )?(?:dollars|pounds|euros?)\b/iu,
    },
    {
      topic: 'chair',
      ofSentence: true,
      itself: true,
      asked: /\bwho (?:chairs|is (?:the |your )?(?:chair\w*|president))\b|\bname of (?:the |your )?chair\w*/iu,
      shown: /\b(?:[Cc]hair(?:man|woman|person|s|ed)?|[Pp]resident)\b/u,
    },
    {
      topic: 'auditor',
      ofSentence: true,
      asked: /\bwho (?:audits?|examines?|audited)\b|\bname of (?:the |your )?(?:auditors?|independent examiner)\b/iu,
      shown:
        /\b[Aa]udited\b[^.]*\bby\b|\b[Aa]uditors?\b[^.]{0,60}\b\p{Lu}\p{Ll}+|\p{Lu}[\p{L}&.-]+,? (?:&|and|\p{Lu}[\p{L}&.-]+)[^.]{0,60}\b(?:[Aa]uditors?|[Aa]udited|[Aa]udits)\b|\b[Ii]ndependent(?:ly)? [Ee]xamin/u,
    },
    {
      topic: 'evaluation',
      ofSentence: true,
      asked:
        /\bhow (?:do|will|would|did) you\b[^.?]{0,20}\b(?:measure|evaluate|monitor|assess|track)\b|\bhow (?:will|do) you know\b|\bevaluation (?:plan|methods?|approach)\b/iu,
      shown:
        /\bevaluat|\bmeasur|\bmonitor|\bsurvey|\bindicator|\bmetric|\bfeedback|\bbaseline|\bassess(?:es|ed|ment)|\bquestionnaire|\binterview|\btrack(?:s|ed|ing)?\b|\bcount(?:s|ed)?\b|\bstatistic/iu,
    },
    {
      topic: 'caseStudy',
      ofSentence: true,
      asked: /\bcase stud(?:y|ies)\b|\bstory (?:of|about|that)\b/iu,
      shown: /\b(?:she|he|her|his)\b|[“"].+[”"]/iu,
    },
    {
      topic: 'timetable',
      ofSentence: true,
      asked: /\btime ?(?:table|line|scale)\b/iu,
      shown: new RegExp(
        String.raw`\b${monthPattern('en')}\b|\b(?:months?|weeks?|quarters?|phase|year) (?:\p{N}|one|two|three)|\p{N}\s?(?:months?|weeks?)\b|${YEAR_PATTERN}`,
        'iu',
      ),
    },
    {
      topic: 'safeguarding',
      asked: /\bsafeguarding\b|\bchild protection\b|\b(?:children|adults) at risk\b/iu,
      shown:
        /\bsafeguarding\b(?! (?:of )?(?:the |our )?(?:livelihood|forest|natural|resource|environment|heritage|asset|future|data))|\b(?:our|a|have|has) (?:\w+ )?(?:child|adult) protection (?:policy|policies|procedures?)\b|\bdesignated (?:safeguarding|child protection)\b/iu,
    },
    {
      topic: 'reserves',
      asked: /\breserves\b(?! (?:de|pour) )/iu,
      shown:
        /\breserves? policy\b|\bpolicy (?:on|for) reserves\b|\b(?:free|unrestricted|general|target|level of|hold|holds|months?[’']?(?: of)?) (?:\w+ ){0,3}reserves\b|\breserves (?:of|at|equal|equivalent|level|are|to cover)\b/iu,
    },
    {
      topic: 'accounts',
      asked: /\baudited\b|\bannual accounts\b|\bindependent examination\b/iu,
      shown:
        /\baudit|\bindependent(?:ly)? examin|\bfinancial statements?\b|\bstatement of (?:financial )?activities\b/iu,
    },
    { topic: 'dataProtection', asked: /\bgdpr\b|\bdata protection\b/iu, shown: /\bgdpr\b|\bdata protection\b/iu },
    { topic: 'complaints', asked: /\bcomplaints?\b/iu, shown: /\bcomplaints?\b/iu },
    {
      topic: 'backgroundChecks',
      asked: /\bdbs\b|\bdisclosure and barring\b|\bbackground checks?\b/iu,
      shown: /\bdbs\b|\bdisclosure and barring\b|\bbackground checks?\b|\bcriminal records?\b/iu,
    },
    {
      topic: 'bankDetails',
      asked: /\bbank (?:account )?(?:details|name|statement)|\bname of (?:your |the )?bank\b|\bsort code\b|\biban\b/iu,
      shown:
        /\bsort code\b|\biban\b|\baccount number\b|\bbanks? (?:with|account)\b|\b[A-Z]{2}\p{N}{2}(?:\s?\p{N}{4}){3}/iu,
    },
    {
      topic: 'chiefExecutive',
      asked: /\bchief executive\b|\bceo\b/iu,
      shown: /\bchief executive\b|\bceo\b|\b(?:managing |executive )?director\b/iu,
    },
    {
      topic: 'postcode',
      asked: /\bpostcodes?\b|\bpost code\b/iu,
      shown: /\b[A-Z]{1,2}\p{N}[A-Z\p{N}]?\s?\p{N}[A-Z]{2}\b|\bpostcodes?\b/u,
    },
  ],
  requestOpeners:
    "add|adjust|answer|ask|avoid|begin|can you|change|check|clarify|condense|copy|could you|cut|delete|describe|do not|don['’]t|draft|elaborate|emphasi[sz]e|end with|expand|explain|find|fit|fix|focus|give|great|hello|hi|how|i need|i want|i would like|i['’]d like|improve|include|incorporate|insert|keep|leave out|list|longer|look|make|mention|merge|more|move|nice|ok(?:ay)?|omit|please|polish|put|reduce|refer to|remove|rephrase|replace|reword|rewrite|say|search|see|shorten|shorter|show|simplify|split|start|state that|stress|suggest|summari[sz]e|take out|tell|thank|thanks|too|translate|trim|try|turn|undo|update|use|what|where|which|who|why|would you|write",
  profile: englishProfileWords,
  forms: englishForms,
}
