/** Headings whose part of the form holds no question for the applicant to answer in words. */
export const EXCLUDED_HEADING = new RegExp(
  [
    String.raw`declaration|signature|signed|certification|authori[sz]ation and|consent|privacy|data protection|gdpr|terms (?:and|&) conditions|disclaimer|acknowledge?ment|attestation|assurances|confirmation|undertaking`,
    String.raw`checklist|check list|attachments?|enclosures?|supporting (?:documents?|documentation|materials?)|documents? (?:to|required|checklist)|required documents?|appendices`,
    String.raw`office use|official use|internal use|staff use|for use by|completed by (?!(?:the )?(?:applicant|you|lead|all)\b)|assess(?:ment|or)['’s]* (?:use|only|part|section)|reviewer|(?:review|assessment|evaluation|selection|scoring|award|eligibility|judging) (?:process|criteria|panel|rubric)|what (?:the |our )?(?:assessors|reviewers|panel|we) (?:are|is|will be) looking for|criteria$|scoring`,
    String.raw`equal(?:ity|ities|ity and diversity| opportunit\p{L}+)(?: and diversity)? (?:monitoring|form|questionnaire|data)|monitoring (?:form|information|questionnaire)|diversity monitoring`,
    String.raw`^(?:table of )?contents$|(?:what happens )?next steps|what happens next|before you (?:start|begin)|how to (?:complete|fill)|(?:completing|about) this form|(?:further|useful) (?:help|contacts?)|submission (?:process|instructions|details)|how (?:we|to) (?:will )?(?:assess|use your)|^(?:overview and )?instructions?(?: (?:to|for) applicants?)?$|guidance notes?$|^notes?$|important (?:notes?|information|dates)|deadlines?$|timeline for|^eligibility$|who can apply|what we (?:fund|do not fund|don['’]t fund|will fund)|^background$|^benefits|^exclusions$|key dates|frequently asked|^faqs?$|^contact us|^introduction$|expected outcomes$`,
    String.raw`déclaration|signatures?|pièces (?:à joindre|jointes|justificatives)|annexes|réservé|cadre (?:réservé|administratif)|consentement|protection des données|attestation|engagement(?:s)? du|consignes`,
    String.raw`erklärung(?:en)?$|unterschrift|datenschutz|einwilligung|beigefügte|anlagen|(?:nur |vom? |von der |durch )(?:\p{L}+ )?(?:auszufüllen|ausgefüllt)|auszufüllen|einverständnis|hinweise|merkblatt`,
    String.raw`declaración|firma|documentación|documentos (?:adjuntos|a adjuntar|anexos|necessários)|anexos|uso (?:interno|exclusivo|oficial)|protección de datos|declaração|assinatura|dichiarazion[ei]|allegati|riservato|privacy|verklaring|ondertekening|handtekening|bijlagen|in te vullen door`,
    String.raw`vakuutus|allekirjoitus|liitteet|viranomai\p{L}+ (?:täyttää|merkint)|ohje(?:et)?$|försäkran|underskrift|bilagor|ifylls av|bilag|vedlegg|samtykke|datganiad|llofnod|at ddefnydd|rhestr wirio`,
  ].join('|'),
  'iu',
)

/** Headings of grids on who people are; with a number they ask it of the applicant. */
export const TRAIT_HEADING =
  /^(?:age|ethnicity|ethnic (?:origin|group)|gender|disabled people|religion(?: or belief)?|sexual orientation)$/iu

/** Text that pledges, certifies or consents. */
export const PLEDGE =
  /^(?:\W*)(?:(?:i|we)(?:,? .{0,60}?,?)? (?:\/ ?we )?(?:hereby |also |further |understand and )?(?:confirm|declare|certify|agree|consent|understand|acknowledge|undertake|authori[sz]e|accept|give (?:my|our) (?:consent|permission)|have read|am authori|warrant|affirm|attest)|by (?:submitting|signing|ticking|completing|checking) |(?:je|nous) (?:soussigné|déclar|certifi|accept|m['’]engage|nous engageons|attest)|(?:ich|wir|hiermit) (?:\p{L}+ )?(?:versicher|erklär|bestätig|willig|stimm)|(?:yo|nosotros)?,? ?(?:declaro|declaramos|certifico|acepto|autorizo|confirmo)|(?:io|il|la) sottoscritt|dichiar[oa]|(?:ik|wij) (?:verkla|bevestig|ga)|ondergetekende|vakuut|jag (?:intygar|försäkrar|godkänner)|undertecknad|jeg (?:erklærer|bekrefter|bekræfter)|rwy['’]n (?:cadarnhau|datgan))/iu

/** Labels of a signature block. */
export const SIGNATURE_LABEL =
  /(?<!\p{L})(?:signature|signatures|signed|sign here|unterschrift|firma|assinatura|handtekening|allekirjoitus|underskrift|llofnod|podpis|podpisy|aláírás|podpisu)(?!\p{L})|^(?:print(?:ed)? name|name \(?(?:please )?print|block capitals|witness|place and date|ort,? datum|lieu et date|luogo e data|paikka ja (?:aika|päiväys)|ort och datum)/iu

export const DATE_LABEL =
  /^(?:date|datum|fecha|data|päiväys|päivämäärä|dato|dyddiad|ort|place|lieu|luogo|lugar|plaats|paikka)$/iu

/** Questions that the form tells the applicant to pass over. */
export const NOT_ASKED =
  /(?:do not|don['’]t|need not|do not need to|not required to|no need to|you should not) (?:need to )?(?:answer|complete|fill)|leave (?:this )?blank|for office use|official use only|office use only|internal use|ne (?:pas|rien) (?:remplir|inscrire|compléter)|nicht ausfüllen|no (?:rellenar|completar)|não preencher|non compilare|niet invullen|fylls? (?:ej|inte) i|(?:vom|von der|durch) .{1,40} auszufüllen/iu

/** Prompts that are met by a file and not by words. */
export const FILE_PROMPT =
  /^(?:please )?(?:upload|attach|enclose|submit|append|provide|supply|include|send)\b.{0,60}\b(?:copy|copies|document|documents|file|pdf|spreadsheet|accounts|cv|cvs|resumes?|résumés?|budget template|letters? of (?:support|reference|recommendation|commitment)|certificate|constitution|statements?|photographs?|evidence of|quotes|attachments?)\b|^(?:copy|copies) of\b|\b(?:upload|téléverser|hochladen|beifügen|adjuntar|anexar|allegare|bifoga|liitä)\b/iu

/** Columns of cost and income tables. */
export const MONEY_COLUMN =
  /[£$€]|\b(?:cost|costs|amount|amounts|total|totals|vat|budget|income|expenditure|price|expenses?|spend|funding|coût|coûts|montant|dépenses|recettes|kosten|betrag|ausgaben|einnahmen|coste|importe|gastos|ingresos|custo|valor|despesas|receitas|costo|costi|importo|spese|entrate|bedrag|uitgaven|inkomsten|kulut|tulot|määräraha|kostnad|belopp|utgifter|inkomster|cost(?:au)?|swm)\b/iu

/** Rows and columns of grids on who people are. */
export const PEOPLE_GRID =
  /\b(?:male|female|white|black|asian|mixed|ethnic\p{L}*|under 1\d|65 and over|65\+|non-binary|transgender|heterosexual|christian|muslim|männlich|weiblich|homme|femme)\b/iu

/** Lead-ins to options that are to be ticked or picked. */
export const OPTIONS_LEAD =
  /\b(?:select|tick|check|choose|circle|mark|indicate which) (?:one|all|any|the|which|only|those|as|a|from|if|below|each|up to)\b|please (?:tick|select|check|circle|choose)|\btick (?:box|as)|(?:put|place|mark|insert) (?:an? )?['‘“"]?(?:x|cross|tick)\b|delete as (?:appropriate|applicable)|check (?:all|one|here|box)|(?:zutreffendes )?ankreuzen|cocher|cochez|sélectionne[zr]|plusieurs (?:choix|possibilités|réponses)|marque (?:con|una|la)|seleccione|assinale|selecione|barrare|aankruisen|kruis aan|rastita|valitse|kryssa|sæt kryds|ticiwch|dewiswch/iu

/** Labels that only draw attention to a remark. */
export const REMARK_LABEL =
  /^(?:please )?(?:note|notes|nb|n\.b\.|important|attention|warning|remark|reminder|tip|hint|example|instructions?|guidance|disclaimer|hinweis|achtung|wichtig|beispiel|remarque|exemple|nota|atención|atenção|ejemplo|exemplo|esempio|avviso|let op|voorbeeld|huom|obs|esimerkki|sylwer)(?: (?:to|for) .{1,30})?$/iu

export const YES_OR_NO =
  /^(?:yes|no|n\/?a|not applicable|ja|nein|oui|non|sí|si|sim|não|nee|nej|nei|kyllä|ei|ydy|nac|true|false)$/iu
