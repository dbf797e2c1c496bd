/** Word lists of the languages that forms come in; every rule on wording draws on these and no other. */

function startsWith(words: string): RegExp {
  return new RegExp(String.raw`^(?:${words})(?![\p{L}’'])`, 'iu')
}

/** English, French, German, Spanish, Portuguese, Italian, Dutch, Finnish, Swedish, Danish and Norwegian, Welsh. */
export const INTERROGATIVE = startsWith(
  [
    String.raw`what|which|who|whom|whose|when|where|why|how|to what extent|in what|in which|for (?:what|which|how|whom)|by (?:what|when|which)|from (?:what|which|where)|with (?:whom|which|what)|at what|on what|of (?:what|which|these|those)`,
    String.raw`(?:à|a|de|par|pour|sur|en|dans|avec|depuis) (?:quel(?:le)?s?|qui|quoi|combien|quand)|quel(?:le)?s?|qui|que|quoi|qu['’]\p{L}+|comment|pourquoi|quand|où|combien|existe`,
    String.raw`was|welche[rsmn]?|wer|wen|wem|wie|wann|wo|warum|weshalb|wieso|wozu|wofür|womit|wodurch|inwiefern|inwieweit|worin|woher|wohin|(?:in|mit|für|seit|von|aus|an|zu) (?:welche[rsmn]?|wem|wann)`,
    String.raw`¿|qu[eé]|cuál(?:es)?|quién(?:es)?|cómo|cuándo|dónde|por qué|cuánt[oa]s?`,
    String.raw`qual|quais|quem|como|quando|onde|por que|porquê|quant[oa]s?|(?:de|em|a) que|(?:em|de|com|para) (?:qual|quais|quem)`,
    String.raw`quale|quali|chi|che|cosa|come|dove|perché|quant[oaie]|in che|in quale|a chi|da quanto`,
    String.raw`wat|welke?|wie|wanneer|waar\p{L}*|waarom|hoe|hoeveel|op welke|voor wie|in hoeverre`,
    String.raw`mikä|mitä|mitkä|millai\p{L}+|minkälai\p{L}+|miten|miksi|milloin|missä|mistä|mihin|kuka|keitä|ketkä|kuinka|montako|paljonko`,
    String.raw`vad|vilk(?:en|et|a)|vem|vilka|hur|när|var|varför|på vilket|hvad|hvilk(?:en|et|e)|hvem|hvordan|hvornår|hvor|hvorfor|hva|når`,
    String.raw`beth|pa|pwy|pryd|ble|pam|sut|faint|sawl|i ba raddau`,
  ].join('|'),
)

/** A question that begins so can be answered by yes or no. */
export const YES_NO_OPENER = startsWith(
  [
    String.raw`is|are|was|were|do|does|did|have|has|had|will|would|can|could|should|may|shall|am`,
    String.raw`est-ce|est-il|êtes-vous|avez-vous|votre \p{L}+ (?:est|a)-t-|disposez-vous|(?:est|a|sera|peut|existe)[ -]t?-?(?:il|elle)`,
    String.raw`ist|sind|haben|hat|hast|habt|bist|seid|wurde[n]?|werden|wird|wirst|werdet|kannst|könnt|können|kann|liegt|gibt es|besteht|handelt|sollen|verfügt|möchten`,
    String.raw`¿?(?:es|está|están|son|tiene|ha|han|hay|existe|será|puede|recibe)|a (?:sua|organização|entidade)|é|são|tem|há|possui|já`,
    String.raw`è|sono|ha|hanno|avete|esiste|siete|heeft|hebt|is|zijn|bent|wordt|worden|kan|kunt|zal`,
    String.raw`onko|ovatko|oletteko|oletko|aiotteko|saako|haetteko|är|har|ska|kommer|finns|er|skal|findes|finnes`,
    String.raw`a yw|ydy|ydych|oes|a oes|a fydd|ydi|a ydych|a wnaeth`,
  ].join('|'),
)

/** Verbs that ask for an answer in words. */
export const ASKING_VERB = startsWith(
  [
    String.raw`describe|explain|tell us|tell me|outline|summari[sz]e|list|give|provide|state|detail|identify|specify|indicate|set out|discuss|demonstrate|demonstrate|justify|name|share|comment|show|estimate|define|elaborate|introduce|highlight|enter|insert|write|express|clarify|characteri[sz]e|articulate|address|quantify|include (?:a|an|details?|information|the)|complete (?:a|the|this) (?:summary|table|timetable|section)|supply|link to your|let us know|say|briefly|in (?:no more than|\d+|up to)|using|report|evaluate|assess|reflect|propose|suggest|present|mention|break ?down|confirm (?:the|how|your)`,
    String.raw`décri(?:re|vez)|expliquez|expliquer|précisez|préciser|présentez|présenter|indiquez|indiquer|donnez|listez|énumérez|résumez|résumer|détaillez|détailler|exposez|justifiez|mentionnez|citez|nommez|renseignez|dites|parlez|fournissez|démontrez|argumentez`,
    String.raw`beschreib(?:en|e|t)|erläuter[ent]+|erklär(?:en|e|t)|nenn(?:en|e|t)|geben|gib|stell(?:en|e|t)|begründe[nt]?|schilder[ent]+|benenn(?:en|e|t)|skizzier(?:en|e|t)|listen|führ(?:en|e|t)|zählen|fassen|legen|bitte|kurze (?:darstellung|beschreibung|zusammenfassung)|beschreibung|darstellung`,
    String.raw`descri(?:ba|be|bir|bí)|expli(?:que|car|ca|quen)|indique|indicar|detalle|detallar|resuma|resumir|enumere|mencione|proporcione|especifique|justifique|señale|presente|cuéntenos|nombre`,
    String.raw`descreva|descrever|explique|informe|detalhe|liste|apresente|conte|especifique|aponte|relate|cite|escreva|fale|preencha|justifique|defina`,
    String.raw`descriv(?:ere|i|a|ete)|spieg(?:are|hi|ate)|indic(?:are|hi|ate)|elenc(?:are|hi|ate)|illustr(?:are|i|ate)|specific(?:are|hi|ate)|fornire|riassumere|presentare|precisare|motivare|esporre|dettagliare`,
    String.raw`beschrijf|omschrijf|licht|leg uit|geef|noem|vermeld|motiveer|vertel|onderbouw|schets|specificeer`,
    String.raw`kuvaa|kuvail\p{L}+|kuvatkaa|kerro|kertokaa|selitä|selvitä|selvittäkää|luettele|nimeä|perustele|perustelkaa|ilmoita|kirjoita|esittele|arvioi|täsmennä`,
    String.raw`beskriv|förklara|ange|redogör|berätta|lista|motivera|sammanfatta|specificera|uppge|forklar|angiv|redegør|fortæl|fortell|oppgi|redegjør|begrunn|begrund|oplist|gi|giv`,
    String.raw`disgrifiwch|eglurwch|esboniwch|rhowch|dywedwch|amlinellwch|nodwch|rhestrwch|crynhowch|soniwch|enwch`,
  ].join('|'),
)

export const POLITE = startsWith(
  String.raw`please(?: also| then)?|kindly|briefly|in brief|we would like you to|we'd like you to|s['’]il vous plaît|veuillez|merci de|bitte|kurz|por favor|favor de|si prega di|per favore|gelieve|graag|a\.u\.b\.|vänligen|var vänlig(?: och)?|vennligst|venligst|os gwelwch yn dda`,
)

/** Actions that no text answers: to attach, tick, sign, click, read, send. */
export const ACTION_VERB = startsWith(
  [
    String.raw`upload|attach|enclose|submit|send|return|tick|check (?:here|all|this|the|one|if|any|box)|select|choose|circle|click|sign|print|download|confirm (?:that|you|you've|whether|below)|read|see|refer|ensure|make sure|make certain|remember|visit|go|continue|skip|do not|don['’]t|keep|save|complete (?:all|every|each|this form|the form|this application|the application|sections?|in|as|and|parts?|both|below)|fill (?:in|out)|answer (?:all|every|the|each|questions)|delete|add (?:another|a row|rows|more)|log|be sure|be aware|allow|expand|leave|create|if you (?:have any|need|require|would like|wish|are unsure)|put|accept|agree|acknowledge|consent`,
    String.raw`(?:e-?mail|mail|post|note|review|call|apply|register|copy|replace|number(?! of)|limit|place|press|type|mark|use|contact|paste|forward|hand|deliver) (?:that|the|your|this|these|us|our|it|to|in|an?|all|any|each|for|via|with|here|below|only|once|additional|extra|block|\p{Lu}\p{Ll})`,
    String.raw`joindre|joignez|cochez|cocher|sélectionne[zr]|choisissez|signez|signer|envoye[zr]|retourne[zr]|téléchargez|lire|lisez|renvoyez|imprimez|entourez|rayez|barrez`,
    String.raw`(?:zutreffendes )?(?:bitte )?(?:ankreuzen|beifügen|unterschreiben|auswählen|hochladen|senden|lesen|beachten|einreichen)|kreuzen|wählen|fügen sie|laden sie|senden sie|beachten sie|lesen sie|reichen sie|unterschreiben`,
    String.raw`adjunt[ea]r?|marque|seleccione|firme|envíe|lea|suba|cargue|assinale|anexe|anexar|selecione|assine|envie|leia|marcar`,
    String.raw`allegare|allegate|barrare|selezionare|firmare|inviare|leggere|caricare|scegliere|upload|voeg|kruis|selecteer|onderteken|stuur|lees|kies|vink`,
    String.raw`liitä|valitse|rastita|allekirjoita|lähetä|lue|lataa|bifoga|kryssa|välj|underteckna|skicka|läs|ladda|vedlæg|vedlegg|velg|vælg|kryss|underskriv|send|sæt kryds`,
    String.raw`uwchlwythwch|atodwch|ticiwch|dewiswch|llofnodwch|anfonwch|darllenwch`,
  ].join('|'),
)

/** "If yes, …" and its like. */
export const FOLLOW_UP = startsWith(
  String.raw`if (?:yes|no|so|not|other|you (?:answered|ticked|selected|said)|the answer|"?yes"?|“?yes”?)|if ['‘“"]?(?:yes|no|other)['’”"]?|where (?:yes|applicable)|when yes|otherwise|si (?:oui|non|sí|no|autre)|sinon|(?:wenn|falls) (?:ja|nein)|em caso (?:afirmativo|positivo)|se (?:sim|não|sì|no)|en caso (?:afirmativo|negativo)|zo (?:ja|nee)|indien (?:ja|nee)|jos (?:kyllä|vastasit|ei)|om (?:ja|nej)|hvis (?:ja|nej|nei)|os (?:ydych|do|felly)|ja, `,
)

/** A sentence that helps with a prompt rather than asking anew. */
export const GUIDANCE_OPENER = startsWith(
  [
    String.raw`for example|for instance|e\.?g\.?|i\.e\.|examples?|this (?:should|could|may|might|can|must|section|question|is|will|includes?|information|summary|means|helps|applies|does|refers)|these|those|it (?:should|may|could|must|is|can|will)|they|you (?:should|may|can|must|might|could|do not|don['’]t|need|are|will|have)|we (?:will|may|are|would|do|can|want|need|use|expect|recommend|understand|ask|suggest|prefer|know)|include|including|please (?:note|include|ensure|make sure|refer|see|be|remember|do not|don['’]t|keep|only|bear|read)|note|notes|tip|hint|guidance|help|remember|consider|think about|be (?:as|specific|sure|clear|concise)|in this section|answers?|your (?:answer|response)|applicants? (?:should|must|may|will|are|can)|the (?:answer|response|evidence|summary|description|funder|fund|committee|panel|file|document|information|following|aim|purpose|grant)|maximum|max|up to|no more than|limit|there|all|any|only|ideally|where (?:possible|appropriate|relevant)|do not|don['’]t|avoid|try|as (?:a guide|well as|much)|for (?:each|every)|be sure|when answering|optional|required|not|see|use|refer|to be`,
    String.raw`par exemple|p\. ?ex|ex\.?|exemple|il s['’]agit|vous (?:pouvez|devez)|cette|ce|zum beispiel|z\. ?b|hinweis|dies|sie (?:können|sollten|müssen)|hier|por ejemplo|p\. ?ej|por exemplo|ejemplo|esto|isto|nota|ad esempio|per esempio|es\.|bijvoorbeeld|bijv|denk aan|u (?:kunt|moet|dient)|esimerkiksi|esim|till exempel|t\. ?ex|exempelvis|f\. ?eks|for eksempel|er enghraifft|gallwch`,
  ].join('|'),
)
