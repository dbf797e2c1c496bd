import { englishCommonQuestions } from './common-questions/english.ts'
import type { LanguageData } from './language-data.ts'
import { list, tensThenOnes } from './number-table.ts'
import { englishProfileWords } from './profile-words/english.ts'
import { englishQuestions } from './question-words/english.ts'

export const english: LanguageData = {
  code: 'en',
  questions: englishQuestions,
  commonQuestions: englishCommonQuestions,
  stopWords: `a about after all also am an and any are as at be because been before being between both but by can could did do
    does doing during each for from further had has have having he her here hers him his how i if in into is it its
    itself me more most my no nor not of off on once only or other our ours out over own same she should so some such
    than that the their theirs them themselves then there these they this those through to too under until up upon us
    very was we were what when where which while who whom why will with within would you your yours please`,
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
      asked:
        /\byour (?:organi[sz]ation(?:['’]s)? |charity(?:['’]s)? )?(?:total |annual |gross |last |latest )*(?:income|turnover|revenue|expenditure)\b(?! (?:comes?|from|sources?))|\b(?:income|turnover|expenditure) (?:in|for) (?:the |your )?(?:last |financial |previous )*(?:year|(?:19|20)\p{N}{2})/iu,
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
      shown:
        /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:months?|weeks?|quarters?|phase|year) (?:\p{N}|one|two|three)|\p{N}\s?(?:months?|weeks?)\b|(?:19|20)\p{N}{2}/iu,
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
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  forms: {
    interrogatives:
      'what|which|who|whom|whose|when|where|why|how|to what extent|in what|in which|for (?:what|which|how|whom)|by (?:what|when|which)|from (?:what|which|where)|with (?:whom|which|what)|at what|on what|of (?:what|which|these|those)',
    yesNoOpeners: 'is|are|was|were|do|does|did|have|has|had|will|would|can|could|should|may|shall|am',
    askingVerbs: String.raw`describe|explain|tell us|tell me|outline|summari[sz]e|list|give|provide|state|detail|identify|specify|indicate|set out|discuss|demonstrate|demonstrate|justify|name|share|comment|show|estimate|define|elaborate|introduce|highlight|enter|insert|write|express|clarify|characteri[sz]e|articulate|address|quantify|include (?:a|an|details?|information|the)|complete (?:a|the|this) (?:summary|table|timetable|section)|supply|link to your|let us know|say|briefly|in (?:no more than|\d+|up to)|using|report|evaluate|assess|reflect|propose|suggest|present|mention|break ?down|confirm (?:the|how|your)`,
    politeOpeners: "please(?: also| then)?|kindly|briefly|in brief|we would like you to|we'd like you to",
    actionVerbs: String.raw`upload|attach|enclose|submit|send|return|tick|check (?:here|all|this|the|one|if|any|box)|select|choose|circle|click|sign|print|download|confirm (?:that|you|you've|whether|below)|read|see|refer|ensure|make sure|make certain|remember|visit|go|continue|skip|do not|don['’]t|keep|save|complete (?:all|every|each|this form|the form|this application|the application|sections?|in|as|and|parts?|both|below)|fill (?:in|out)|answer (?:all|every|the|each|questions)|delete|add (?:another|a row|rows|more)|log|be sure|be aware|allow|expand|leave|create|if you (?:have any|need|require|would like|wish|are unsure)|put|accept|agree|acknowledge|consent|(?:e-?mail|mail|post|note|review|call|apply|register|copy|replace|number(?! of)|limit|place|press|type|mark|use|contact|paste|forward|hand|deliver) (?:that|the|your|this|these|us|our|it|to|in|an?|all|any|each|for|via|with|here|below|only|once|additional|extra|block|\p{Lu}\p{Ll})`,
    followUps: String.raw`if (?:yes|no|so|not|other|you (?:answered|ticked|selected|said)|the answer|"?yes"?|“?yes”?)|if ['‘“"]?(?:yes|no|other)['’”"]?|where (?:yes|applicable)|when yes|otherwise`,
    guidanceOpeners: String.raw`for example|for instance|e\.?g\.?|i\.e\.|examples?|this (?:should|could|may|might|can|must|section|question|is|will|includes?|information|summary|means|helps|applies|does|refers)|these|those|it (?:should|may|could|must|is|can|will)|they|you (?:should|may|can|must|might|could|do not|don['’]t|need|are|will|have)|we (?:will|may|are|would|do|can|want|need|use|expect|recommend|understand|ask|suggest|prefer|know)|include|including|please (?:note|include|ensure|make sure|refer|see|be|remember|do not|don['’]t|keep|only|bear|read)|note|notes|tip|hint|guidance|help|remember|consider|think about|be (?:as|specific|sure|clear|concise)|in this section|answers?|your (?:answer|response)|applicants? (?:should|must|may|will|are|can)|the (?:answer|response|evidence|summary|description|funder|fund|committee|panel|file|document|information|following|aim|purpose|grant)|maximum|max|up to|no more than|limit|there|all|any|only|ideally|where (?:possible|appropriate|relevant)|do not|don['’]t|avoid|try|as (?:a guide|well as|much)|for (?:each|every)|be sure|when answering|optional|required|not|see|use|refer|to be`,
    excludedHeadings: [
      'declaration|signature|signed|certification|authori[sz]ation and|consent|privacy|data protection|gdpr|terms (?:and|&) conditions|disclaimer|acknowledge?ment|attestation|assurances|confirmation|undertaking',
      'checklist|check list|attachments?|enclosures?|supporting (?:documents?|documentation|materials?)|documents? (?:to|required|checklist)|required documents?|appendices',
      String.raw`office use|official use|internal use|staff use|for use by|completed by (?!(?:the )?(?:applicant|you|lead|all)\b)|assess(?:ment|or)['’s]* (?:use|only|part|section)|reviewer|(?:review|assessment|evaluation|selection|scoring|award|eligibility|judging) (?:process|criteria|panel|rubric)|what (?:the |our )?(?:assessors|reviewers|panel|we) (?:are|is|will be) looking for|criteria$|scoring`,
      String.raw`equal(?:ity|ities|ity and diversity| opportunit\p{L}+)(?: and diversity)? (?:monitoring|form|questionnaire|data)|monitoring (?:form|information|questionnaire)|diversity monitoring`,
      "^(?:table of )?contents$|(?:what happens )?next steps|what happens next|before you (?:start|begin)|how to (?:complete|fill)|(?:completing|about) this form|(?:further|useful) (?:help|contacts?)|submission (?:process|instructions|details)|how (?:we|to) (?:will )?(?:assess|use your)|^(?:overview and )?instructions?(?: (?:to|for) applicants?)?$|guidance notes?$|^notes?$|important (?:notes?|information|dates)|deadlines?$|timeline for|^eligibility$|who can apply|what we (?:fund|do not fund|don['’]t fund|will fund)|^background$|^benefits|^exclusions$|key dates|frequently asked|^faqs?$|^contact us|^introduction$|expected outcomes$",
    ].join('|'),
    traitHeadings:
      'age|ethnicity|ethnic (?:origin|group)|gender|disabled people|religion(?: or belief)?|sexual orientation',
    declarations: String.raw`(?:i|we)(?:,? .{0,60}?,?)? (?:\/ ?we )?(?:hereby |also |further |understand and )?(?:confirm|declare|certify|agree|consent|understand|acknowledge|undertake|authori[sz]e|accept|give (?:my|our) (?:consent|permission)|have read|am authori|warrant|affirm|attest)|by (?:submitting|signing|ticking|completing|checking) `,
    signatures: 'signature|signatures|signed|sign here',
    signatureOpeners: String.raw`print(?:ed)? name|name \(?(?:please )?print|block capitals|witness|place and date`,
    dateLabels: 'date|place',
    notAsked:
      "(?:do not|don['’]t|need not|do not need to|not required to|no need to|you should not) (?:need to )?(?:answer|complete|fill)|leave (?:this )?blank|for office use|official use only|office use only|internal use",
    filePrompts: String.raw`^(?:please )?(?:upload|attach|enclose|submit|append|provide|supply|include|send)\b.{0,60}\b(?:copy|copies|document|documents|file|pdf|spreadsheet|accounts|cv|cvs|resumes?|résumés?|budget template|letters? of (?:support|reference|recommendation|commitment)|certificate|constitution|statements?|photographs?|evidence of|quotes|attachments?)\b|^(?:copy|copies) of\b|\bupload\b`,
    moneyWords: 'cost|costs|amount|amounts|total|totals|vat|budget|income|expenditure|price|expenses?|spend|funding',
    peopleWords: String.raw`male|female|white|black|asian|mixed|ethnic\p{L}*|under 1\d|65 and over|65\+|non-binary|transgender|heterosexual|christian|muslim`,
    optionsLeads: String.raw`\b(?:select|tick|check|choose|circle|mark|indicate which) (?:one|all|any|the|which|only|those|as|a|from|if|below|each|up to)\b|please (?:tick|select|check|circle|choose)|\btick (?:box|as)|(?:put|place|mark|insert) (?:an? )?['‘“"]?(?:x|cross|tick)\b|delete as (?:appropriate|applicable)|check (?:all|one|here|box)`,
    remarkLabels: String.raw`note|notes|nb|n\.b\.|important|attention|warning|remark|reminder|tip|hint|example|instructions?|guidance|disclaimer`,
    yesOrNo: String.raw`yes|no|n\/?a|not applicable|true|false`,
    deadlines: String.raw`deadlines?|closing date|clos(?:es|ing) (?:at|on)|(?:applications?|proposals?|bids?|forms?|submissions?|expressions? of interest) (?:(?:will |must |should |need to |to |are )*(?:be )?)?(?:due|close[sd]?|received|submitted|returned|sent)\b.{0,40}\b(?:by|before|until|on)|(?:submit|return|send|apply|e-?mail)\b.{0,60}\b(?:by|before|no later than|not later than|until)|(?:must|should) (?:be (?:submitted|received|returned)|reach us|arrive)\b.{0,40}\b(?:by|before|no later than)|due (?:date|by)|last (?:date|day) (?:to|for)`,
    otherDates: String.raw`report(?:ing|s)?\b|decisions?|notif(?:y|ied|ication)|announce|interview|questions? (?:must|should|by|to)|enquir|clarification|webinar|workshop|event\b|spen[dt]\b|project (?:must )?(?:end|complet|start)|delivered by|(?:must|should) (?:be )?(?:complete[d]?|start|begin|take place)|funding (?:period|starts?|ends?)|grant period|accounts|year end|valid until|expir|born|founded|registered (?:on|since)|version|updated|published|panel|meeting|awarded|constitution`,
    amountLimits: String.raw`(?:maximum|minimum|typical)\b.{0,40}\b(?:grants?|awards?|amounts?|requests?|funding|bids?)|grants?\b.{0,25}\b(?:range|of up to|up to|between|from|of)\b|grants? of|awards? (?:range|of|up to|between)|(?:apply|ask|request|bid|applications?)\b.{0,20} (?:for )?(?:up to|between|a maximum|no more than)|range of (?:funding|grants?|awards?)|funding of (?:up to|between)|amount requested\b.{0,30}\bbetween|(?:we|will) (?:give|award|make|offer|fund)\b.{0,30}\b(?:grants?|awards?|up to)|not exceed|no more than|up to a maximum`,
    otherAmounts: String.raw`income|turnover|reserves|match(?:ed)? fund|pot\b|total (?:fund|budget|of)|in total (?:we|over)|(?:fund|programme|scheme|budget) (?:is|of) (?:worth|up to|a total)|per (?:hour|mile|night|person|child|participant|day)|salar|insur|liabilit|cost[s]? (?:over|under|less|more)|quotes?\b|quotations?|full council|item[s]? (?:over|above|costing)|capital items?|invoice|expenses|overspend|previous(?:ly)?|last year|we (?:received|raised|are (?:asking|applying|requesting|seeking)|request|seek|need)|our |(?:for example|e\.g)|or above|exceeding`,
    eligibilityHeadings: String.raw`eligib\p{L}*(?: criteria| requirements)?|eligible (?:organisations?|organizations?|applicants?)|who can apply\??|who (?:may|is eligible to|should) apply\??|applicant eligibility|can (?:i|we) apply\??|are you eligible\??|who (?:we|do we) fund\??`,
    eligibilityRules: String.raw`(?:is|are) (?:only )?(?:not )?eligible\b|(?:is|are) ineligible\b|eligible (?:to apply|applicants?|organi[sz]ations?) (?:are|include|must)|(?:applicants?|applicant organi[sz]ations?|organi[sz]ations?|groups) (?:must|should|need to) (?:be|have been|have a|hold|operate)|(?:open|restricted|limited) (?:only )?to (?:\p{L}+ ){0,4}(?:charit|organi[sz]ation|group|applicant|individual|compan|resident|student|communit|member)|only \p{L}+ (?:\p{L}+ ){0,3}(?:may|can) apply|(?:may|can) only apply|(?:charities|organi[sz]ations|groups|individuals|schools) (?:\p{L}+ ){0,6}(?:can|may) apply`,
    attachmentHeadings: String.raw`attachments?(?: checklist| required)?|enclosures?|supporting (?:documents?|documentation|materials?|information)|(?:required|mandatory) (?:documents?|attachments?|enclosures?)|documents? (?:to (?:be )?(?:attach|enclose|submit|include|upload)\p{L}*|required|checklist)|(?:application |submission )?check ?list|what to (?:attach|enclose|send|include)`,
    attachmentAdvice: String.raw`additional (?:sheets?|pages?)|(?:only|more than) (?:one|\d+) (?:files?|documents?)|per upload|file (?:size|format|type)|megabytes|\bMB\b|following (?:documents?|files?)|(?:any|all) relevant|upload (?:field|option)|not applicable|online form`,
    attachmentRequests: String.raw`(?:(?:you must|you will need to|you should|please|applicants must|also|and|kindly|remember to) )*(?:attach|enclose|upload|append|submit a copy|send (?:us )?(?:a copy|copies)|provide (?:a copy|copies)|include (?:a copy|copies)|supply (?:a copy|copies))\b|copies of`,
    wordUnits: 'words?|wds?',
    characterUnits: 'characters?|chars?|keystrokes',
    limitCues:
      'limit(?:s|ed|ation)?|count(?:er)?|max|maximum|most|allowed|allowance|permitted|remaining|left|length|exceed(?:ing)?|fewer|less|recommended|suggested|approx|approximately|target|guide(?:line)?',
    limitFillers:
      'up|to|of|in|is|no|not|more|than|about|around|roughly|circa|ca|c|between|from|and|or|including|incl|inclusive|inc|with|without|excluding|excl|spaces?|punctuation|please|keep|your|answers?|responses?|text|the|this|that|it|a|an|at|be|should|must|can|may|will|do|you|have|has|enter|type|write|provide|use|used|per|each|number|total|field|box|section|for|concise|brief|short|long|s|optional|required|mandatory|obligatory|available|only|over|typed|within|under|by|page|here|below',
    rangeWords: 'to|and|or',
    leastWords: String.raw`at least|minimum(?: of)?|min\.?(?: of)?|no fewer than|no less than|not less than|(?<!no )(?<!not )more than|over|or more|upwards`,
    otherScopes: String.raw`(?:per|in each|for each|every) (?:description|row|line|item|cell|entry|box|page|day|minute|hour|section|response|field|question|answer)|each (?:of|answer)\b|(?:whole|entire|complete|overall|full) (?:form|application|proposal|document)|(?:form|application|proposal|questions)\b.{0,80}\bin total|across (?:the|all)|(?:application|form) (?:as a whole|has a)|there is a word limit|(?:form|application|proposal)s? (?:must|should|may|can)(?: ?not| not)? (?:be|exceed)|file ?names?|password|per minute`,
    schemaPrompts:
      'questions?|question (?:text|title|label|name|wording)|fields?|field (?:label|name|title)|labels?|prompts?|prompt text',
    schemaWeakPrompts: 'text|title|name|item',
    schemaHelp:
      'hints?|hint text|help|help ?text|guidance|guidance (?:text|notes?)|description|notes?|instructions?|explanation|tooltip|placeholder|additional information|supporting text|sub-?text',
    schemaTypes:
      '(?:field |answer |response |input |question |data |control |element |widget )?types?|(?:answer|response|input) format|format|input|control',
    schemaOptions:
      'options?|(?:answer|response)[- ]?(?:choices|options)|choices|values|(?:allowed|possible|permitted|dropdown|picklist|list) (?:values|answers|options)|picklist|list items',
    schemaLimits: String.raw`(?:max(?:imum)?\.? )?(?:word|character|char)s?(?: ?(?:limit|count|max(?:imum)?|length))?|(?:max(?:imum)?\.? ?)?(?:length|words|characters|chars)|limits?|max(?:imum)? (?:number|no\.?) of (?:words|characters)|number of (?:words|characters)`,
    schemaRequired: String.raw`required\??|mandatory\??|optional(?:ity)?\??|obligatory|validation|is required|required\/optional|mandatory\/optional`,
    schemaSections: 'sections?|section (?:title|name|heading)|pages?|tabs?|groups?|categor(?:y|ies)|parts?|steps?',
    choiceTypes: String.raw`drop-?down|select|radio|check ?box|tick|pick|choice|choose|multi|boolean|yes ?\/ ?no|list|likert|toggle|consent|country`,
    fileTypes: 'file|upload|attach|document|image',
    totalWords: '(?:sub-? ?|grand |overall )?totals?',
    moneyHeadings:
      'budget|costs?|expenditure|income|expenses|funding (?:breakdown|sources|table)|financial (?:summary|breakdown|table)|sources of (?:funding|income)|cash ?flow',
    nameHeads: 'names?|legal name|surname|acronym',
    dateHeads: 'date|year|when',
    amountHeads: String.raw`amount|cost|total budget|income|expenditure|turnover|reserves|sum|price|grant requested|funding requested|how much (?:\p{L}+ )?(?:funding|money|are|did|do|does|will|would|grant)`,
    countHeads: 'number of|no of|total number|how many|age',
    addressHeads: 'address|postal address|registered office',
    fieldTypes: String.raw`(?:(?:short|long|free|open|plain|rich|single[- ]line|multi-?line) )?(?:text|answer|paragraph)(?: ?(?:box|area|field|entry|input))?|single line|multi-?line|paragraph|narrative|number|numeric|integer|currency|amount|money|date(?: picker)?|e-?mail(?: address)?|phone(?: number)?|url|link|drop-?down(?: list| menu)?|select(?:ion)?(?: list)?|radio(?: buttons?)?|check ?box(?:es)?|tick ?box(?:es)?|yes ?\/ ?no|multiple choice|pick ?list|file(?: upload)?|upload|attachment|table|likert scale`,
    amountAsked: 'requested|sought|applied for|asked for|being requested|seeking',
    you: 'you|your|yours|yourself',
    we: "we|our|ours|us|my|i|i['’]m|we['’](?:re|ve|ll)",
    must: 'must|should|will|may|shall|cannot|can',
    placesToWrite:
      '(?:please )?(?:insert|enter|type|write|add|put)(?: (?:your|the|some|free))? (?:text|answer|response)s?(?: here)?|(?:click|tap|click or tap)(?: or tap)?(?: here)? to (?:enter|add|type|insert)(?: your)? (?:text|answer|response)|your (?:answer|response|text)(?: here)?',
    unfilledChoices:
      'none|(?:please )?(?:select|choose)(?: (?:one|an?|from)(?: (?:item|option|value|list|the list))?)?',
    unfilledFiles: String.raw`choose files?|no file (?:chosen|selected)|browse(?:\.{3}|…)`,
    yes: 'yes',
    no: 'no',
    questionColumns:
      'questions?|fields?|items?|prompts?|criteri(?:on|a)|requirements?|sections?|topics?|information(?: required| requested)?|details(?: required)?',
    answerColumns:
      "(?:your |the |applicants?['’]?s? |bidders?['’]? |suppliers?['’]? |organi[sz]ations?['’]? )?(?:answers?|responses?|repl(?:y|ies)|entry|input|text)(?: here)?|to be (?:completed|filled in)(?: by .{1,30})?",
    wordLimitColumns: String.raw`(?:(?:max(?:imum)?\.? )?(?:number of )?words?(?: (?:limit|count|allowed|max(?:imum)?))?|max(?:imum)?\.? (?:no\.? of )?words|word limit.*)`,
    characterLimitColumns: String.raw`(?:(?:max(?:imum)?\.? )?(?:number of )?char(?:acter)?s?(?: (?:limit|count|allowed|max(?:imum)?))?|character limit.*)`,
    aboutFunder: String.raw`\b(?:can|do|should|may|must|will|could) (?:i|we)\b|\bwe (?:fund|support|offer|expect|look|consider|assess|make|will|do|can|don['’]t|provide)\b|\b(?:who|what|which \p{L}+) (?:can|may|is eligible|are eligible|will we|won['’]t|do we|does the (?:fund|grant|programme|scheme))|\bhow (?:to apply|much can|will (?:my|your|the) (?:application|proposal|decision)|do (?:you|i) apply|(?:is|are) .{0,40}\b(?:appl\p{L}*|funds?|funded|funding|grants?|decisions?|decided|assessed|awarded|awards?|selected|scored|judged|paid|proposals?))\b|\b(?:the|this) (?:fund|scheme|programme|call|deadline|grant programme)\b.{0,30}\?|happens (?:next|after|if|when)|need (?:more )?help|more information|who are we`,
    listIntros: String.raw`\b(?:following|these)\s+(?:\p{L}+\s){0,2}(?:questions?|sections|headings|fields|information|points|details|items|topics|areas|prompts)\b|\b(?:questions?|information|details)\s+(?:listed\s+)?below\b|^(?:form )?fields? (?:in|of|on|to)\b|\b(?:fill (?:in|out)|complete)\b.{0,80}\bform\b.{0,80}\b(?:includes?|following|asks)\b|\b(?:applications?|proposals?|letters?(?: of (?:inquiry|intent|interest))?|narratives?|concept notes?|submissions?|expressions? of interest|loi|eoi)\b.{0,60}\b(?:include|cover|contain|address|answer|consist of|provide)\b.{0,80}:\s*$|\byou will be asked\b`,
    otherLists: String.raw`\b(?:documents|attach|attachments?|criteria|eligib|assess|evaluat|judged|scored|prioriti|deadline|enclos|checklist|not fund|will fund|can fund|budget should|costs?|terms|conditions|you (?:can|may|must) (?:not|only)|benefits?|select|tick|choose|policies|expect(?:ed)? to)\b`,
    leadIns: String.raw`^in this (?:section|part)\b|\b(?:the )?(?:information|details) (?:shown|requested|below)\b|^(?:please )?(?:address|answer|respond to|cover) (?:each of |all of )?the following\b(?!.*\?)|^(?:please )?include (?:all )?the following(?: \p{L}+){0,5}\s*[.:]?$|^please (?:provide|give|complete|supply|answer|include) (?:all )?the following(?: [\p{L}\d-]+){0,10}\s*[.:]?$`,
    clauseOpeners: 'in|of|for|if|using|with|where|when|as|based|from|considering|given|to|on|at|by|besides|apart|after',
    nounHeads: 'list|name|state|detail|address|report|present|title|show|estimate|share|comment',
    addressParts: String.raw`(?:street|house|building) ?(?:name|number|address)?(?: (?:and|or) (?:number|name))?|address line \d|line \d|address \d|town(?: ?(?:\/|or|and) ?city)?|city(?: ?(?:\/|or|and) ?town)?|county|state(?: ?\/ ?province)?|province|zip(?: ?code)?|post ?code(?: (?:en|and|et|und|y|e) (?:plaats|woonplaats|town|city|ville|ort|localidad|città))?|postal code|region|district|country|suburb`,
    addresses: 'address(?:es)?|street',
    pickedKinds:
      'which|what (?:type|kind|is the (?:legal )?(?:status|ownership|type|structure))|what (?:best|category)',
    whatIs: '(?:what|which) (?:is|are|was|were)',
    determiners: 'please (?:give|state|enter)|the|your|our|full|total',
  },
}
