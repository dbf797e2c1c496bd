import type { LanguageData } from './language-data.ts'

/** Wording of English forms. */
export const englishForms: NonNullable<LanguageData['forms']> = {
  interrogatives:
    'what|which|who|whom|whose|when|where|why|how|to what extent|in what|in which|for (?:what|which|how|whom)|by (?:what|when|which)|from (?:what|which|where)|with (?:whom|which|what)|at what|on what|of (?:what|which|these|those)',
  yesNoOpeners: 'is|are|was|were|do|does|did|have|has|had|will|would|can|could|should|may|shall|am',
  askingVerbs: String.raw`describe|explain|tell us|tell me|outline|summari[sz]e|list|give|provide|state|detail|identify|specify|indicate|set out|discuss|demonstrate|demonstrate|justify|name|share|comment|show|estimate|define|elaborate|introduce|highlight|enter|insert|write|express|clarify|characteri[sz]e|articulate|address|quantify|include (?:a|an|details?|information|the)|complete (?:a|the|this) (?:summary|table|timetable|section)|supply|link to your|let us know|say|briefly|in (?:no more than|\d+|up to)|using|report|evaluate|assess|reflect|propose|suggest|present|mention|break ?down|confirm (?:the|how|your)`,
  politeOpeners:
    "please(?: also| then)?|kindly|(?:can|could) you(?: please| briefly)?(?= (?:tell|explain|describe|outline|summari[sz]e)\\b)|briefly|in brief|we would like you to|we'd like you to",
  actionVerbs: String.raw`upload|attach|enclose|submit|send|return|tick|check (?:here|all|this|the|one|if|any|box)|select|choose|circle|click|sign|print|download|confirm (?:that|you|you've|whether|below)|read|see|refer|ensure|make sure|make certain|remember|visit|go|continue|skip|do not|don['’]t|keep|save|complete (?:all|every|each|this form|the form|this application|the application|sections?|in|as|and|parts?|both|below)|fill (?:in|out)|answer (?:all|every|the|each|questions)|delete|add (?:another|a row|rows|more)|log|be sure|be aware|allow|expand|leave|create|if you (?:have any|need|require|would like|wish|are unsure)|put|accept|agree|acknowledge|consent|(?:e-?mail|mail|post|note|review|call|apply|register|copy|replace|number(?! of)|limit|place(?! of \p{L}+\s*:?$)|press|type|mark|use|contact|paste|forward|hand|deliver) (?:that|the|your|this|these|us|our|it|to|in|an?|all|any|each|for|via|with|here|below|only|once|additional|extra|block|\p{Lu}\p{Ll})`,
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
  officeParts:
    '(?:for )?(?:our |the )?(?:(?:office|official|internal|staff|administrative|admin) use(?: only)?|use (?:by|of) (?:the )?(?:funder|foundation|trust|office|staff|committee)(?: only)?)|to be completed by (?:the )?(?:funder|foundation|trust|office|staff|committee|panel)',
  filePrompts: String.raw`^(?:please )?(?:upload|attach|enclose|submit|append|provide|supply|include|send)\b.{0,60}\b(?:copy|copies|document|documents|file|pdf|spreadsheet|accounts|cv|cvs|resumes?|résumés?|budget template|letters? of (?:support|reference|recommendation|commitment)|certificate|constitution|statements?|photographs?|evidence of|quotes|attachments?)\b|^(?:copy|copies) of\b|\bupload\b`,
  moneyWords: 'cost|costs|amount|amounts|total|totals|vat|budget|income|expenditure|price|expenses?|spend|funding',
  peopleWords: String.raw`male|female|white|black|asian|mixed|ethnic\p{L}*|under 1\d|65 and over|65\+|non-binary|transgender|heterosexual|christian|muslim`,
  optionsLeads: String.raw`\b(?:select|tick|check|choose|circle|mark|indicate which) (?:one|all|any|the|which|only|those|as|a|from|if|below|each|up to)\b|please (?:tick|select|check|circle|choose)|\btick (?:box|as)|(?:put|place|mark|insert) (?:an? )?['‘“"]?(?:x|cross|tick)\b|delete as (?:appropriate|applicable)|check (?:all|one|here|box)`,
  remarkLabels: String.raw`note|notes|nb|n\.b\.|important|attention|warning|remark|reminder|tip|hint|example|instructions?|guidance|disclaimer`,
  yesOrNo: String.raw`yes|no|n\/?a|not applicable|true|false`,
  deadlines: String.raw`deadlines?|closing date|clos(?:es|ing) (?:at|on)|(?:applications?|proposals?|bids?|forms?|submissions?|expressions? of interest) (?:(?:will |must |should |need to |to |are )*(?:be )?)?(?:due|close[sd]?|received|submitted|returned|sent)\b.{0,40}\b(?:by|before|until|on)|(?:submit|return|send|apply|e-?mail)\b.{0,60}\b(?:by|before|no later than|not later than|until)|(?:must|should) (?:be (?:submitted|received|returned)|reach us|arrive)\b.{0,40}\b(?:by|before|no later than)|due (?:date|by)|last (?:date|day) (?:to|for)`,
  otherDates: String.raw`report(?:ing|s)?\b|decisions?|notif(?:y|ied|ication)|announce|interview|questions? (?:must|should|by|to)|enquir|clarification|webinar|workshop|event\b|spen[dt]\b|project (?:must )?(?:end|complet|start)|delivered by|(?:must|should) (?:be )?(?:complete[d]?|start|begin|take place)|funding (?:period|starts?|ends?)|grant period|accounts|year end|valid until|expir|born|founded|registered (?:on|since)|version|updated|published|panel|meeting|awarded|constitution`,
  amountLimits: String.raw`(?:maximum|minimum|typical)\b.{0,40}\b(?:grants?|awards?|amounts?|requests?|funding|bids?)|grants?\b.{0,25}\b(?:range|of up to|up to|between|from|of)\b|grants? of|awards? (?:range|of|up to|between)|(?:apply|ask|request|bid|applications?)\b.{0,20} (?:for )?(?:up to|between|a maximum|no more than)|range of (?:funding|grants?|awards?)|funding of (?:up to|between)|amount requested\b.{0,30}\bbetween|(?:we|will) (?:can )?(?:only )?(?:give|award|make|offer|fund)\b.{0,30}\b(?:grants?|awards?|up to)|not exceed|no more than|up to a maximum`,
  otherAmounts: String.raw`income|turnover|reserves|match(?:ed)? fund|pot\b|total (?:fund|budget|of)|in total (?:we|over)|(?:fund|programme|scheme|budget) (?:is|of) (?:worth|up to|a total)|per (?:hour|mile|night|person|child|participant|day)|salar|insur|liabilit|cost[s]? (?:over|under|less|more)|quotes?\b|quotations?|full council|item[s]? (?:over|above|costing)|capital items?|invoice|expenses|overspend|previous(?:ly)?|last year|we (?:received|raised|are (?:asking|applying|requesting|seeking)|request|seek|need)|our (?!(?:\p{L}+ ){0,3}(?:funds?|programmes?|schemes?|grants? (?:are|can|range))\b)|(?:for example|e\.g)|or above|exceeding`,
  eligibilityHeadings: String.raw`eligib\p{L}*(?: criteria| requirements)?|eligible (?:organisations?|organizations?|applicants?)|who can apply\??|who (?:may|is eligible to|should) apply\??|applicant eligibility|can (?:i|we) apply\??|are you eligible\??|who (?:we|do we) fund\??`,
  eligibilityRules: String.raw`(?:is|are) (?:only )?(?:not )?eligible\b|(?:is|are) ineligible\b|eligible (?:to apply|applicants?|organi[sz]ations?) (?:are|include|must)|(?:applicants?|applicant organi[sz]ations?|organi[sz]ations?|groups) (?:must|should|need to) (?:be|have been|have a|hold|operate)|(?:open|restricted|limited) (?:only )?to (?:\p{L}+ ){0,4}(?:charit|organi[sz]ation|group|applicant|individual|compan|resident|student|communit|member)|only \p{L}+ (?:\p{L}+ ){0,3}(?:may|can) apply|(?:may|can) only apply|(?:charities|organi[sz]ations|groups|individuals|schools) (?:\p{L}+ ){0,6}(?:can|may) apply`,
  attachmentHeadings: String.raw`attachments?(?: checklist| required)?|enclosures?|supporting (?:documents?|documentation|materials?|information)|(?:required|mandatory) (?:documents?|attachments?|enclosures?)|documents? (?:to (?:be )?(?:attach|enclose|submit|include|upload)\p{L}*|required|checklist)|(?:application |submission )?check ?list|what to (?:attach|enclose|send|include)`,
  attachmentAdvice: String.raw`additional (?:sheets?|pages?)|(?:only|more than) (?:one|\d+) (?:files?|documents?)|per upload|file (?:size|format|type)|megabytes|\bMB\b|following (?:documents?|files?)|(?:any|all) relevant|upload (?:field|option|(?:documents?|files?)(?:\(s\))?\W*$)|not applicable|online form`,
  attachmentRequests: String.raw`(?:(?:you must|you will need to|you should|please|applicants must|also|and|kindly|remember to) )*(?:attach|enclose|upload|append|submit a copy|send (?:us )?(?:a copy|copies)|provide (?:a copy|copies)|include (?:a copy|copies)|supply (?:a copy|copies))\b|copies of`,
  wordUnits: 'words?|wds?',
  characterUnits: 'characters?|chars?|keystrokes',
  limitCues:
    'limit(?:s|ed|ation)?|count(?:er)?|max|maximum|most|allowed|allowance|permitted|remaining|left|length|exceed(?:ing)?|fewer|less|recommended|suggested|approx|approximately|target|guide(?:line)?',
  limitFillers:
    'up|to|of|in|is|no|not|more|than|about|around|roughly|circa|ca|c|between|from|and|or|including|incl|inclusive|inc|with|without|excluding|excl|spaces?|punctuation|please|keep|your|answers?|responses?|text|the|this|that|it|a|an|at|be|should|must|can|may|will|do|you|have|has|enter|type|write|provide|use|used|per|each|number|total|field|box|section|for|concise|brief|short|long|s|optional|required|mandatory|obligatory|available|only|over|typed|within|under|by|page|here|below',
  rangeWords: 'to|and|or',
  leastWords: String.raw`at least|minimum(?: of)?|min\.?(?: of)?|no fewer than|no less than|not less than|(?<!\b(?:no|not|not be|not go) )(?:more than|over)|or more|upwards`,
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
  schemaLimits: String.raw`(?:max(?:imum)?\.? )?(?:word|character|char)s?(?: ?(?:limits?|counts?|max(?:imum)?|length))?|(?:max(?:imum)?\.? ?)?(?:length|words|characters|chars)|limits?|max(?:imum)? (?:number|no\.?) of (?:words|characters)|number of (?:words|characters)`,
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
  unfilledChoices: '(?:please )?(?:select|choose|pick)(?: (?:one|an?|from)(?: (?:item|option|value|list|the list))?)?',
  unfilledFiles: String.raw`choose files?|no file (?:chosen|selected)|browse(?:\.{3}|…)`,
  yes: 'yes',
  no: 'no',
  questionColumns:
    'questions?|fields?|items?|prompts?|criteri(?:on|a)|requirements?|sections?|topics?|information(?: required| requested)?|details(?: required)?',
  answerColumns:
    "(?:your |the |applicants?['’]?s? |bidders?['’]? |suppliers?['’]? |organi[sz]ations?['’]? )?(?:answers?|responses?|repl(?:y|ies)|entry|input|text)(?: here)?|to be (?:completed|filled in)(?: by .{1,30})?",
  wordLimitColumns: String.raw`(?:(?:max(?:imum)?\.? )?(?:number of )?words?(?: (?:limit|count|allowed|max(?:imum)?))?|max(?:imum)?\.? (?:no\.? of )?words|word limit.*)`,
  characterLimitColumns: String.raw`(?:(?:max(?:imum)?\.? )?(?:number of )?char(?:acter)?s?(?: (?:limit|count|allowed|max(?:imum)?))?|character limit.*)`,
  listIntros: String.raw`\b(?:following|these)\s+(?:\p{L}+\s){0,2}(?:questions?|sections|headings|fields|information|points|details|items|topics|areas|prompts)\b|\b(?:questions?|information|details)\s+(?:listed\s+)?below\b|^(?:form )?fields? (?:in|of|on|to)\b|\b(?:fill (?:in|out)|complete)\b.{0,80}\bform\b.{0,80}\b(?:includes?|following|asks)\b|\b(?:applications?|proposals?|letters?(?: of (?:inquiry|intent|interest))?|narratives?|concept notes?|submissions?|expressions? of interest|loi|eoi)\b.{0,60}\b(?:include|cover|contain|address|answer|consist of|provide)\b.{0,80}:\s*$|\byou will be asked\b`,
  otherLists: String.raw`\b(?:documents|attach|attachments?|criteria|eligib|assess|evaluat|judged|scored|prioriti|deadline|enclos|checklist|not fund|will fund|can fund|budget should|costs?|terms|conditions|you (?:can|may|must) (?:not|only)|benefits?|select|tick|choose|policies|expect(?:ed)? to)\b`,
  leadIns: String.raw`^in this (?:section|part)\b|\b(?:the )?(?:information|details) (?:shown|requested|below)\b|^(?:please )?(?:address|answer|respond to|cover) (?:each of |all of )?the following\b(?!.*\?)|^(?:please )?include (?:all )?the following(?: \p{L}+){0,5}\s*[.:]?$|^please (?:provide|give|complete|supply|answer|include) (?:all )?the following(?: [\p{L}\d-]+){0,10}\s*[.:]?$`,
  clauseOpeners: 'in|of|for|if|using|with|where|when|as|based|from|considering|given|to|on|at|by|besides|apart|after',
  nounHeads: 'list|name|state|detail|address|report|present|title|show|estimate|share|comment',
  addressParts: String.raw`(?:street|house|building) ?(?:name|number|address)?(?: (?:and|or) (?:number|name))?|address line \d|line \d|address \d|town(?: ?(?:\/|or|and) ?city)?|city(?: ?(?:\/|or|and) ?town)?|county|state(?: ?\/ ?province)?|province|zip(?: ?code)?|post ?code(?: (?:en|and|et|und|y|e) (?:plaats|woonplaats|town|city|ville|ort|localidad|città))?|postal code|region|district|country|suburb`,
  addresses: 'address(?:es)?|street',
  pickedKinds: 'which|what (?:type|kind|is the (?:legal )?(?:status|ownership|type|structure))|what (?:best|category)',
  whatIs: '(?:what|which) (?:is|are|was|were)',
  determiners: 'please (?:give|state|enter)|the|your|our|full|total',
}
