/**
 * Ordinary English words in their base form that say nothing about food, health or a product. A text may use them
 * where they are not the name of a food: the names of foods are looked up before. Drawn from the frequent words of SCOWL
 * (levels 10 to 60, Copyright 2000-2016 Kevin Atkinson) that the common words do not hold, with WordNet's counts of
 * senses (Princeton University): a word stands here when none of its senses, or none that is usual, is a food, plant,
 * animal, substance, illness, medicine, crime or insult.
 */
export const ordinaryWords = `
  abasement abash abate abdicate abdication abhorrence abhorrent abridge abridgement abridgment abrogate
  abscissa absenteeism absentminded absorbency abstention abstinent abstruse abstruseness abut accede
  accessibility acclimation acclimatise acclimatize accolade accouterment acculturation acerbic achiever
  acoustical acquainted acquiesce acquiescence acrid acrimonious activism actualisation actualization actuate
  ad adaptor adequacy adherence adherent adjectival adjudicate adjudication adjunct administration admiringly
  admonish admonition adorn adornment adroit adroitness adulterate adventurer adverb adverbial aegis aeon
  aerate aeration aerator affable affably affected affirm affix affluence affordability afield aforesaid after
  afters agglomeration agglutination aggregation aghast agonising ah aha aisle aka albeit alfresco algebraic
  alien allegorical alleviation allocate allusion alpha alphabetic alphanumeric alter alternation alveolar
  amalgamate amalgamation amateur ambassadorial amber ambiance amble ambo ameliorate amelioration amenable
  amid amidst amongst amorphous ampere ampersand amphitheater amphitheatre amplification amplitude anachronism
  anachronistic anaerobic analogous analogue analogy analysis analytic anarchic anarchism anatomic anatomy
  ancient angel angelical angle angular animated anion annotate annotation annoyance anode anorak antagonist
  antagonistically antecedent anthropomorphic anti anticlimax anticlockwise antipathy antithetical antonym
  anxious anytime aphorism aplenty aplomb apocryphal apogee apolitical apologetically apologia apologise
  apologize apoplectic apoplexy apparition append application apportion apposite appreciable appreciably
  apprenticeship approbation appropriation approximation aqueous arbitrate arboreal arbour archetypal
  archipelago architect archway ardor ardour argot arisen armhole armrest arose arrears arrogate artifice
  artificial artist asap ascendancy ascribe ashamed ashen askance aspersion aspirant assemblage assembler
  assistant assumable assured astride asymmetric asymmetry asymptotic asymptotically asynchronous athlete
  attribution atwitter augur aunt aural auspice authentically authorship autocracy autocratic automatic
  automation autumnal avaricious avenge aviary avow avowal avowed awestruck awoke awoken axiom axiomatic axis
  babble babyish backbreaking backlash backlog backpacker backpedal backrest backspace backstory bade badge
  bakery balk ball ballerina ballyhoo balustrade bandoleer bang bareback baronial barrel barrette bathmat
  bathos bathwater battalion baulk bear beard beast beautify bed bedazzle bedclothes bedeck bedraggle bedstead
  befallen befell befog befuddle beginner begrudgingly beguiling bel belabor belabour belie belligerence
  bemoan bemuse benchmark bend bendy benight bespeak bespoke best bestowal bestselling bethink betray bevel
  bewail bibliographic bibliographical bibliography bifocal biggie bilk bill billabong billow bimonthly bind
  bingle biomedical bipartisan biplane birthrate bisect bisection bistro bit bite bitten bitter biweekly blase
  blast bleach bleary blend blessed blew blink block bloom blossom blot blotchy blow blowy blub bluff bluish
  blush board boardinghouse boast boater bob bog boggy bogy bombast bond bonzer bookmark boost boot bootee
  bootstrap bore borne bottle bottleneck bought bouncy bound bounteous bowstring box boy brace brackish brag
  brainchild braininess brainteaser braise branch brand brass brassy brawny breakdown breakneck breakwater
  breaststroke breastwork breath breathable breathy breed brick bricklaying bride brigade brightener
  brilliancy brindle bringer bristle broadcaster broadminded brocade brogue broil brook broom browbeat
  brushstroke brusque btw buck bucolic bud budgetary buffer bumblebee buoyant burble burden burdensome burn
  burnish burnout bush busywork but butchery butt buttress buzzword byway cabin cackle cadenza cafe cagy
  cajole calcify calk calm calumniate calumny camp candle candlelit cannot canonical canteen cantilever canvas
  cap capacious capacitance cape capitulation capstan capture carafe carbon card careen caress careworn cark
  carouse carpet carport carriageway carry cart cartwheel castanets caster castigation casual catamaran
  catastrophically catcall catchall categorise categorize category cathode catnap causative cede celerity
  celestial cellophane centenary centralise centralization centralize centrepiece centrifuge ceremonious
  certitude chain chalk chalky champ champion chancel chaotically characteristically charge charity charm
  chase chasten chastise chastisement chatter chatterbox chattiness checkerboard checkout cheep cheeriness
  cheesecloth chemistry chequer chess chewiness chide childcare chill chisel chock choosiness choreographic
  chortle chromatography chunk chunkiness chunky church churlish chutzpah circuitous circumflex circumvention
  citizen clamber clamorous clampdown clangor clannish classified classmate clay cleanly cleanse cleanup
  cleaver climatic cling clingy clodhopper clomp clonk closeout closeup cloth cloudburst cloven clumpy clumsy
  clung clutch coach coagulation coal coalesce coalescence coarsen coat coating cobble cobblestone cobweb code
  codification codify coeducational coefficient coercive coffer cogency cognizance cohabit cohabitation cohere
  coherence cohesive cohesiveness coil coinage collaborative collapse colloquial colloquialism colly color
  coloratura colored colorfast colossal colour coloured comb comedic comedown comely comeuppance commemoration
  commensurate commentate commiserate commiseration commission commonsense communicative communique compaction
  companionable complain complaisance compliant complicated complication comply comportment compost compress
  computational compute comrade comradeship concatenation concave concentrate conception conceptualization
  concerned concertina conciliate conciliation conciliatory concord concordance concordant concurrence
  concurrency condemnatory condenser condescension conduction cone confess confetti confidential configure
  confluent confused congeal congrats congratulatory conical coniferous connective connectivity connector
  connoisseur connote consequential conservatism conspiratorial consternation constrict constriction
  consultancy consumption consumptive containable contemplative contented contentious contestant contextual
  contiguous continence contort contortion contradistinction contralto contravene contravention contributory
  contrivance controllable convalesce convalescence convection conversant convex convexity convivial
  convulsive cookery coordinator cop copious cordiality core cork corner corollary correction cosily cosmology
  cosmos cosponsor costly cosy counterexample counterfeit countersign countryman couple course coverall
  coverlet covetous covetousness cowling coworker crack craftsman craggy crane crawl creakiness creator creche
  credulous creep crest crestfallen crevasse crinkle crinkly crises crisscross crit criteria critic crochet
  crockery crook cross crosscheck crosswise crude crudity crumb crumbly crumby crunchiness crush crust
  cryptical crystallography cubbyhole cubist cuddle cull cultivate cultivation cup curdle curio curtail curve
  customer customisation customization cutesy cyclical cyclist cylindrical dab dabble dabbler dag daily
  daintiness dainty dally damageable dancer dang dart dash dat daughter daybed dazed deadlock deadpan dearth
  debunk decal deceive decelerate deceleration decentralisation decentralise decentralization decentralize
  decidable deciduous deck deckchair declaim declamation declension declivity decorous decrement decriminalise
  decriminalize decry deferential deflation deforestation defray dejected delectation deleterious deletion
  deli delighted delimit delineate delineation deluxe demagogic demarcate demarcation democratically
  democratize demonstrable demonstrably demonstrator denote denouement denunciation deodorise deodorize
  dependant deposit deprecate deprecatory depreciate depredation depress deride derision derisive descendent
  desegregate desegregation desert despoil despondency despotic despotism destabilise destabilize destitution
  destroy desultory detent detente determined determiner determinism deterministic deterrence detract
  devaluation devalue develop developer devilment devolve devoted devotional dew dexterous dial dialectic
  dialog dialyze diametrical diamond dictatorial differentiation diffident diffraction digest digitise
  digitize digression dilapidate dilapidation dilute dime diminution dimple dimply diner dint dip diphthong
  diplomatical dipole director dirt disabuse disadvantageous disaffect disambiguate disapprobation disavow
  disavowal disbelieve disburse disbursement disclaim discolor discolour disconnection disconsolate
  discontented discontinuance discourtesy discoverable discriminatory disenchant disenchantment disentangle
  disfavor disfavour disgrace disgust disgusted dishearten dishevel dishpan dishtowel disincentive
  disingenuous disinter disinterested disjointed disparate dispassionate dispatch dispersion dispirit disquiet
  disregard disrepair disreputable disrepute dissemble disseminate dissemination dissidence dissident
  dissolute dissolution dissonance distension distention distress distributive disturb disuse dither divan
  dive divergence divergent diversification divest divider divisible division divisive divisor doable dock
  doctrinaire doctrinal dodge dogeared dogged doldrums dolly dolphin domestic domesticate domination domino
  doodad dopy dos dot dour dovetail down downcast downgrade downplay downpour downscale downstage downturn
  draconian dragon drapery draught draughty drawl drawstring dreamer dreamlike dreamt dress dressiness
  dressmaker drift drill drip drizzle droopiness drop droplet dropping drowse drudge drudgery dude dully
  dumbfound dunno duplication dust dustbin dustless dutch duty dwell dweller dwelt dynamical dynamism eagle
  earbud earner earnest earsplitting earthen earthenware earthly earthshaking easterly eastern eastward easy
  eatery eaves ebullience ebullient echo ecumenical edify editable editorship efface effectual effectuate
  effervesce effervescence effusive egalitarian egalitarianism egotism eigenvalue eightieth eke eked
  elaboration elasticated elbow eldercare electromagnet electrostatic elegy elf elfin elimination elitism
  ellipse ellipsis ellipsoid elliptic elongation elucidate embattle emblazon emblematic embolden embroil
  embryonic emeritus emission emoji emotive emphases empiricism employee employer emulsify enabler enamel
  encamp encapsulate encircle encrust encumber encumbrance encyclopaedia end endways enemy energetically
  energise energiser enervate enfranchise engender engross enhance enjoin enliven enlivenment enmesh enshrine
  enthral enthrall enthrone enthusiast entire entrant entrap entreaty entrench entrepreneurial entryway
  enumerate enumeration enunciate enunciation envisage eon epaulette epigram epilogue episodic epistemology
  epistle epithet epitomise epitomize epoch equably equalise equanimity equidistant equilateral equivalence
  equivocal erasure ergonomic ersatz erstwhile erudite erudition escape escapism eschew escort espouse
  estimable estuary eta ethos etymological etymology eulogise eulogize euphemistic euphemistically eureka
  evaporate evaporation evenhanded eventfulness eventuate evergreen evocation exacerbate exacerbation
  exactitude exasperation exclaim exclusivity excoriate exemplar exhaust exhort exhortation exigency existent
  exoneration exotically expandable expatriate experiential expiate expiry explanatory explicable exploit
  explorer explosive explosively explosiveness exponent expository expound express expurgation extant
  extemporaneous extemporise extol extraction extremism extrovert extrude exult exultant exultation eyeopener
  eyeopening eyepiece eyestrain facecloth facetious facile facsimile factorial faff faffing failure fake
  fallacious falloff fallout falsification falsify fan farcical farsighted fashion fast fastener fastening
  fatalistic fathomless fatuous fave feasibility feckless federate feed feel feelgood female fence fern
  fertilise fertilize festiveness festoon fet fetcher fetter fiance fiddly fiftieth filament filch filigree
  fill fillip filmy filterable finger fingering finickiness finish fireproof firewood fishtail fix fixable
  fixed flabby flag flagstone flamboyance flamboyant flap flare flattish flavor flavour fleck fledge fleecy
  flick flicker flight flightless flimsiness flimsy flinty flip flippancy flood floodlight floodlit floppiness
  florid flotilla flounce flowerbed flowery flown flub fluency fluff fluffiness fluky flung fluoresce
  fluorescence flush flutter fluttery flyaway flyswat flyswatter foam fog fogbound foible foil foist fold
  foliage folksy foment foodie footbridge footfall footrest footstool foppish forager forbade forbear fore
  forehand foreign foreknow foreknowledge forenoon forerunner foresaw foreseen foreshadow foreshorten forest
  forestall foretaste forethought foretold forewarn foreword forgave forge forgiven forgone forkful formalise
  formalize formula formulation forsook forswear fortieth fortify fortune forwent found fount fountainhead
  fourfold fractional fractious fragmentary freehand freestanding freethinking freewheel freezable frenetic
  frenzied fresh fri friable friendlier friendliest friendliness friendly frieze fringe frivolity frizz
  frizzle fro frolicked frolicking frolicsome frond frost frostbitten frugal frugality frumpy fuel fume fumier
  fumigation fund funkiness furl furor furore furrow fusty fyi gabardine gabble gadgetry gala galvanic
  gangling gardener garrulous gas gastronomic gasworks gatepost gaunt gavotte gazillion geeky genealogical
  generalisation generalise generalization generalize generically genie gentleman gentrification geologic
  geometrical germinal germinate germination gerund gesticulate gettable geyser ghostly ghostwrite giant gibe
  giggly gilt gimme gimmicky gingham ginormous girl girlhood giver glacial gladden gladdened glam glamorise
  glamorize glassware glaze glean glimmering glittery glitz glitzy gloaming globe globular globule gloppy
  glorification gloss glossary glow glower glue gluey glut gnarl gnash gnome goad gobble gold goner
  goodhearted goodly goodnight goods gooey goofiness gooier gorgeousness gosh gotcha gotta gouge governorship
  grab grade gradient graffito grain grammatical granary grandchild granddad granddaughter grandfather grandma
  grandmother grandpa grandparent grandson granny granular granularity granulate granule graphical graven
  gravitate gravitation grayish graze greasiness greatcoat greenery greenish gregarious greyish grid griddle
  gridiron grill grip gripper grit grittiness grizzle groove grope grounder groundswell group grower grown
  groyne gruelling grumble grunt guardian gubernatorial guessable guesstimate guffaw guitarist gullibility
  gunnysack gunrunning guru gushy gust gustatory gusty guttural gybe gymnast gymnastically gyrate gyration
  gyroscope ha haberdashery habitualness habituate hail hair hairband hairsplitting half halfhearted halo halt
  hamstrung handful handicraft handler handpick handpicked handrail handyman hang happenstance harangue
  hardback hardcover harden hardening hardest hardhearted hardline harmonisation harmonise harmonization
  harmonize hasp hat hatchback hatchway haversack haze headiness headland headmaster headquarter headrest
  headroom headwind heap hearten hearth heat heated heatproof heatwave heave heavenly heavyweight heck heckle
  hedonism hedonistic heed heedlessness heel helper henpecked heraldic herbivorous herculean hereinafter
  hermetic hero heroine herr herringbone hesitancy heterogeneous heuristic hew hexagon hexagonal hexameter
  heyday hiccup hid hierarchical highlighter highroad hike hiker hilariousness hilarity hillock histogram
  histrionic hitherto hiya hmm ho hob hobby hobbyhorse hobbyist hobgoblin hodgepodge holdover holistically
  hollow home homebody homegrown homemaker homestretch homeworker homeyness homogeneity homogeneous homogenise
  homogenize homonym honest hoodie hook hoot horn hornpipe horsemanship horticultural hosiery host hostelry
  hostess hot housebound housebreak householder housekeeper housework hover hovering howl hub huckster hue
  hugeness huh hum human humanise humanistic humanize humidify hung hunker hush huskiness husky hut
  hydroelectric hydroplane hygienical hymnal hyperbolic hyphenate hypothesise hypothesize ice idealise
  idealist idealize identifier ideological idiomatic idiosyncratic idiotically iffiness ignore illegible
  illegibly illiteracy illumine illusory illustrative imaginings imbue imitation imitative immature immediacy
  immersion immersive imminence immortal immovable immutable impassive impedance impel imperceptible
  imperceptibly imperil impetus impinge impious impish implacable implausible importunity impost imprecation
  imprecise impressionistic imprimatur improviser impute inaccessibility inaccuracy inaction inadvertence
  inadvisable inapplicable inasmuch inattention inattentive inaugurate inauspicious inborn inbuilt
  incandescence inch incineration incisive incite incoherence incomplete incongruity incongruous
  inconsiderable incorruptibility incredulity incredulous incremental incrimination inculcate inculcation
  indefatigable indefensible indefinable indemnify indent indentation indic indicator indigestible indirection
  individualistic indolence industrial industrialisation industrialise industrialization industrialize
  ineffable inelegant ineligibility ineptitude inequality inequity inessential inexact inexorable inexorably
  inexpressible inextricable inextricably infallibility infeasible infelicity inferential infill infinitive
  infix inflationary inflect inflection inflexibility inflexible inflexibly inflexion inflow informativeness
  infrequent infringe inglorious inimitable inimitably initialise initialize ink inlaid inline innit innovate
  inroad inset insider insignificance insoluble insolvency insolvent insouciance inspector instantly
  instigation instinctual instruct instruction instructional insular insularity insuperable insured integer
  intelligible intelligibly intended intensification intensifier interactivity intercontinental
  interdepartmental interdependence interdependent interest interfaith interjection interlace interlope
  intermarriage intermarry intermediary intermediate intermingle intern internalize internet interplay
  interpose interposition interpretative interrelate interrelation interrelationship intersperse interstate
  interweave interwoven intimation intolerance intone intractable intramural intransigence intrinsical
  introvert intrude intuitiveness inundation inure invade inveigh inventor investment inveterate inviolate
  invocation ion ionic irascible iridescence iridescent irk irksome irreconcilable irregularity irrelevance
  irremediable irreproachable irresolute irresolution irrespective irresponsibility irretrievable
  irretrievably irreverence irreverent irritant irruption islander isotopic isotropic issuance italic
  italicise italicize itch iterative itinerant ivory jack jackknife jaded jagged jamb jargon jauntiness jaunty
  jawline jazzy jerk jet jiff jig jiggly jimmy jocose jocular jocularity joggle joke joker jokey jostle
  journalese journalist jubilant jubilation judgemental judicious juggernaut juggler jumble junior junk
  jurisprudence jut juxtapose juxtaposition karat kernel kettlebell kickboxing kicky kiddo kilogram
  kindhearted kindle kindly kink kip kipping kiss kitchen kittenish kneader kneel knelt knob knobby knock knot
  knotty laborious lace lackluster lacklustre lad lady laggard lake lampoon landmass language languish languor
  languorous lap larder lass lassie latecomer lattice laureate layette laze lazily leaden leader leaf leafy
  leapt learned learner leathery lectern leeriness leftmost legacy legibility legion legit legitimize legroom
  legwork lemme lengthwise lent lest lethargy letup levelheaded levelness levitation lexical lexicon liaise
  liberalisation liberalise liberalization liberalize librarian libretto lid lifter lightener likability
  likeability likeable likely liken limb limberness limp linchpin lingual link lionize lip listenable listener
  lit litany lite lithe litigate liv lively loadable loafer locomotion logarithm logarithmic logician logjam
  loincloth loll lonely loner longhand longish longitudinal lookup loop lope lopsided lord lordly lovable
  lovely lovey lowbrow lowdown lowercase lowland lowly lug lugubrious lukewarmness lumber lumberyard
  luminescence luminescent luminosity lump lumpiness lumpish lungful lushness luxuriant luxuriate lyre
  machinist macrocosm mad madam madrigal maelstrom magician magnanimity magnetically magnetise magnetize maid
  mail mainstay majestically maker maladroit malaise male malediction maleness malevolence malformed malinger
  malleable mama manacle manager maneuverable manifold manly manometer manse mapmaker marathoner marble
  marionette marked markup married marshy mascot mash mashup masonry masterclass masticate mat matchless
  matchmaker matchstick mate matriarchal matric matriculate matriculation matrix mattress mature maverick
  mawkish maximal mayday meagre meander meatiness mechanical mechanistic meddle mediator medley meetinghouse
  meetup mega megabyte megalomania melancholy mellowness melodious mendacious merchant mercurial mermaid
  merrymaking mess messenger messiness metal metallurgy metamorphose meteoric meteorology methinks
  methodological miaow microcosm micrometeorite micrometer microscopy microsecond microwavable midlife
  midpoint midriff midsize midstream midtown midwinter midyear mien mil milestone milliliter millilitre
  milline millinery millionaire mimetic mimic mimicry mineralogy minimalism minimalist ministerial
  ministration minutia miracle miraculous misapprehension misappropriate misbehavior misbehaviour miscellany
  miscommunication misconstruction misguided mishear misheard mislay mismanage mismanagement misnomer
  mispronounce mispronunciation misshape missive misspelling misspend misspoke mist mister mistook mit
  mitigation moan mock modal model moderator modernisation modernise modernization modernize modular modulate
  moire moist moisten moisture mold mollify mom momenta monaural monetarism moneymaking monitor monochrome
  monograph monolingual monolithic monophonic monopolize monorail monosyllable monster monthly moped mopey
  moralistic morass morphology morsel mortarboard mossy motorway mottle mould moulding mouldy moult
  mountainous mouthfeel muddle mudguard mudslide mugginess muggy multi multicultural multidimensional
  multifaceted multilateral multilayered multipart multiplication multiplicative multiplicity multiprocessing
  multipurpose multitasker multitudinous munch municipal murmur muscly musician musicianship muskiness
  mustiness mutability naff nah nailbrush naivete naivety nameable namesake nark narky narrator natal
  nationalisation nationalise nationalistic nationalization nationalize naturalise naturalist naturalize
  navigable navigator nebulous necessitate neckerchief necrosis need needle needlessness neighbour nephew
  nepotism nerdy nerviness nestle nestling net nettlesome neutralise newbie newborn newcomer newspaper newsy
  nib niece niggle nightlight nightstand nihilistic ninetieth nip nippiness nippy node nodular noisemaker
  nomad nonabrasive nonchalance noncommittal noncompetitive nondenominational nonentity nonevent nonfat
  nonflammable noninterference nonintervention nonissue nonmetallic nonpartisan nonplus nonpolitical
  nonproductive nonproliferation nonrenewable nonresident nonsmoker nonthreatening nonverbal nonviolence
  noonday noontime nope normalisation normalise normalization normalize northeaster northeastward northerly
  northern northernmost northwester northwestward nosedive nostalgically notch noteworthiness noteworthy
  noticeboard notional nourishing novella novice nowise nozzle nubile nudge nuisance numeral numerate
  numerator numeric nutritional nutritive oaken oases obdurate obelisk obfuscation obliteration oblong
  observance observational observer obsolescence obsolescent obstinacy obstructive obtrusive obtrusiveness
  obverse occidental occlude occlusive ocean oceanography octagonal octal oddity offend officious offload
  offset offshoot offsite oh ohm oilcloth oldster omega omnibus omnipotence omnipresent omniscience onerous
  oneself onetime onlooker onomatopoeia onrush onscreen onsite onus oomph oops ooze opalescent opaque openwork
  operand operation operator operetta opportunism opportunist optima optimisation optimise optimist
  optimistically optimization optimize optimum optometry opulence opulent orator oratorical oratorio oratory
  orbit orchestration orderly ordinal ordination organically organisational organiser oriental orientate
  ornithology orthodontic orthogonal orthogonality orthographic orthography orthopaedic oscillate oscillation
  oscilloscope ossification ossify ostentation ostracism ouch ought oust outcrop outcropping outdid
  outdistance outdo outdone outermost outgrew outgrown outgrowth outlay outmaneuver outmanoeuvre outmode
  outperform outplay outran outshine outshone outside outsider outsize outsource outstay outstrip outwear
  outworn overachiever overbought overdid overeat overhang overhung overlie overran overridden oversaw
  overshoot overshot oversimplification overtook overuse owner pacesetter pacey pacific pacification pacifism
  package packer pad paean pagination paid painful painless paintwork pair pairing palaeontology pallid pallor
  paneling panelling pang panorama panoramic pantheism pantry papery paradoxical parboil parchment pare
  parentage parenthesis parenthetical parkour paroxysm parquet parse parsec parsonage partaken participant
  participle partook partway party pas passenger passerby passersby pasteurisation pasteurise pasteurization
  pasteurize pastiche pastoral pasture patch patchwork patchy paternalistic pathetic patina patriotically
  patrol paucity paunchy pave pavement pay peal peck pedagogical pedagogy pedantically pedantry peddle
  pedestrian pedometer peel peep peevish pegboard pejorative pellet pence penknife penny pentagonal pep
  perceptible perceptibly perceptual percolate percolation peremptory perennial perfectionist perfectness
  perforation performer perfunctory perishable permeate permissive permutation perpetuation perquisite
  pertinence perusal pervade peskiness pessimist pessimistically petite pettiness petulance phantom phenomena
  phew philanthropy philippic philological philosopher philosophic philosophise philosophize phlegmatic
  phonemic phonetically phonic phosphorescence phosphorescent photocopier photographically phraseology pianist
  picker pickiness picnicked picnicking pictorial pidgin piecemeal piecework pigeonhole piggish pile pilfer
  pillory pinafore pinch pincushion pinkish pinprick pip piquancy pirate piratical piteous pitiable pitiless
  placard plaintive planar plank planner plastic platitude platitudinous plausibility player playmate
  playwright pleasure plenary plenitude plenteous pliability pliable pliancy pliant plod plodding plot
  plowshare plume plunk pluralistic plushness pod poet poetical poignancy pointed pointy poky polemic
  polemical policy pollinate pollination polygamous polygon polymerization pommel pompom pomposity pond
  pontifical pony pooh pool poolside pop poplin popularise popularize populous porosity portend portent
  portentous portly pose positional positivism positivist postbox postcode postdate postdoctoral postie
  postman postulate potshot pouch pound pour powder powdery powerboat practicality practitioner praiseworthy
  prance pray precept precipitate precipitous precis predate predictive predictor preen prefab premature
  premonitory prepare prepay prepped prequel presage pretend pretender prettified prevalence prewar prezzie
  prickly pricy primacy prince princely princess prioritisation prioritization prison private privation
  privatisation privatise privatization privatize pro probabilistic process processional procrastinator
  procure produce producer professor professorship profiteer profundity profusion progeny program programme
  prohibitive proliferate prolifically promise promontory prompt prompter promptness promulgate proof
  propagandise propagandist propagandize propitious proponent proportionate proscribe proscription prosody
  protector protraction protractor protrusion protuberance provably provident providential provoke prow prowl
  prudish ps pseudonym psych psychical puckish puddle puff pugnacious pulp pumped punchiness punchline punchy
  punctuate pungency puppy purchase purist purl purloin purplish purport purportedly purvey push pushbike
  putative puzzler pyramid quadrangle quadrant quadrilateral quadruplet qualifier qualitative quantitative
  quarrel quarrelsome quarterfinal quarterly quatrain quaver quavery quay quayside queenly querulous queue
  quirky quivery quixotic quizzes quizzical quo race racer rack radiation rag ragamuffin ragged raggedy
  rainwater ramp ramshackle ranch rancor rancorous rancour rang rangy rankle rap rapprochement rapturous rare
  rascal rasp raspy raster ratification ration rattle ray raze razz reachable readability reader realist
  reallocate rearward rebut recalcitrance recalcitrant receipt receptacle reciprocal recrimination recruit
  rectifier rectitude recuperation recursive redden redder reddest reef refectory referendum refillable refine
  refresher refrigerate refrigeration refurbish refurbishment regalia regiment regimentation regurgitation
  reheatable reinvigorate reiteration rejuvenate rejuvenation relatable relational relativistic relegate
  relevancy reliant religiously reminiscence remonstrance remonstrate remove remunerate remunerative
  renaissance render repairable repatriate repatriation repeal repeat repeatability repeater repetitious
  replete reporter representational reprise reproducible reproof repudiation repugnance repulsion reputedly
  reran rescuer resealable researcher reserve resident residue resignedly resilience resistor resonant
  resplendent rest restaurant restful restive resultant resumption resurgence resurgent retailer retard
  retentive retentiveness reticence reticulate retold retrieve retrogressive retry reuse revelry reverberate
  reverie revolve ridden riffle rig rightmost rigmarole rim rind ringtone riotous rip riposte ripple rippling
  risque riven rivulet roadshow robot roguish roll rollerskating rollick roman rookie roommate roost root rope
  rote rotisserie rotund rotundity roughage roughen roughness roundhouse roundish roundness rower rub rubber
  rubberneck rubbery rubble rubric ruby rucksack rudiment rueful rug rugged ruinous ruminate rumple rumply
  runaround rung runner runny rush russet rustproof sacrifice sacrosanct saddle sagacious saint salivary
  salubrious salutary samey sandblast sandcastle sanitise sanitize sank sardonic satiate satiety satiny
  satirical satirise satirize saucepan saunter savable savageness saver saviour sawhorse scalar scald
  scandalise scandalize scanty scathe scathing scatterbrain scepticism scherzo schlock schmaltzy scholar
  scholastically schooldays schoolkid scientist sclerotic scoff scoot scorch scorecard scorer scorn scraggly
  scramble scrap scraper scream screechy screw scrimp script scriptural scruffiness scrunchy scrupulous
  sculptor sculptural scurrilous seacoast seam seamstress search season seasonality secret secularize
  sedentary sedimentary seedless seedling seek seeker seismograph selector selfie seller semantically
  semicircle semicolon semiprecious semiskilled sensitive sensitize sensor sentience sentimentalize separable
  separator sepulcher sepulchre serendipitous sergeant serve service serviette set settler seventieth sextet
  shakeup shame shantung shapely shareable sharp sharpener sharpish sheaf sheathe sheepish sheet shell
  shibboleth shield shimmery shinny shiny shipbuilding shipload shire shirtsleeve shiver shivering shivery
  shock shockproof shod shoestring shone shooting shopper shorten shortfall shortish shortlist shorty shower
  showman showpiece showstopper showstopping shrank shrewish shrilly shrink shrinkage shrunk sibling side
  sidekick sidelong sidepiece sidestep sifter sightread silhouette silk silken silt similitude simplex
  simplification sine singer singsong sink sinuous sinusoidal sir sisterhood sit sixtieth size sizing sizzler
  skeet skein skeptic sketchpad skewer skier skilfulness skimming skin skinny skintight skip skirt slab
  slacken slake slalom slanting slantwise slapdash slather slavish sleep sleeper sleepyhead slicer slick slid
  slide slideshow slim slimline slinky slipknot slippage slipshod sliver slog sloppiness slothful slovenly
  slowpoke sludge slung slurry slushiness slushy smart smarten smartness smatter smattering smear smell smog
  smoggy smoke smokestack smooch smudgy snap snappiness snazzy sneak sneaky sneeze snippet snippy snooze snort
  snow snowball snowbound snowdrift snowflake snowplough snuffbox snuffer snuggle snuggling soak soapsuds
  soapy socialistic societal socioeconomic sodden soften softish soil sold soldier solicitous solicitude solid
  solidification soloist soluble solution solver somatic sombre someway somnolent son sonority sonorous sooky
  soothers sooty sophistry sorry sorta soulmate soundtrack southeaster southeastern southeastward souther
  southerly southerner southwest southwester southwestward sow spacial spacy spanner spark sparkle sparky
  spasmodic specialist species specimen spectator specter spectra spectre spectroscopy spectrum sped speedster
  speedup spellbind spellbound spendthrift spherical spike spikiness spill spilt spin spiral spirited
  spiritedness splash splashy splay splinter splodge splotch splotchy spoil sponge spookiness sporadically
  sporran sportiness sportscast spot spotlit spotter spouse sprain sprang spray spreadable sprig sprightly
  spring springboard springiness springy sprinkle sprinter sprung spryness spume spun spur spurious squadron
  squashy squawk squeakiness squeal squeeze squeezer squelchy squidgy squiggle squirmy stabilize staccato
  stackable stagger stagnate stagnation staid stain stalk stanch standalone standout stanza star starstruck
  starter state stately statesmanlike statesmanship stats statuary statuette stay steal steam steaminess
  steamy steel steeliness steeper steer stem stenography stentorian step stepsister stereophonic sterling
  stick stickle stickler stickpin sticky stifle stigmatise stigmatize stilted stimulation stimuli stimulus
  stirrer stocky stodgy stoical stolid stone stopgap storyteller storytelling straightedge straightness strand
  strange stranger strap strata stratification stratify stratum straw stray streaky stream strew strident
  string stringent stringiness strip stripey striven strode stroke stroller strop strove stubble stuck
  studentship studious stuff stump stunk stupefy stylistic stylus subcontinent subcontract subdivide
  subheading subjugate submersion subnormal subordination subscribe subscript subservience subset subsist
  subsistence substance substitute subtext subtraction subway successive suck sudsy suffer sufficiency suffix
  suffuse summery sunbaked sunder sundown sunlamp sunlit sunrise sunshiny supercilious superhero superhighway
  superintend superlative supermarket superscript superstar superwoman supine supplant supplicate supra
  surefire surefooted surer surety surface surfeit surfer surmount surreptitious surveyor survivor
  susceptibility suss sustenance swallow swam swamp swan swankiness swansong sward swarm swash swathe
  sweatiness sweatpants sweaty sweep sweeper sweeten sweetheart sweetish swell swift swiftness swimmer swing
  swirl swirly switch swum swung symmetric sympathetically synchronous synergism synergistic synonym syntactic
  syntactical synthetical syrupy system systematize tab tableau tableware tabulate tabulation tacit taciturn
  tagline tailor takeaway takeout takers talker tan tang tangential tangle tantalising tape tariff tarmac
  tarpaulin taster tasty tatty tautology taxi taxidermy teakettle team teammate teary tease technician
  teenager teeter telegraphic telegraphy teller tenancy tenderhearted tenderise tenderize tennis terry terse
  terseness test testable textual textural texture tgif thaw theatrics theistic thematic thenceforth theoretic
  thereabout therefrom thereon thereupon therewith thingy thinker thirtieth thoroughgoing thousandth thrash
  thread threadbare thresh thrift thrifty throaty throttle throwaway thru thruway thumbnail thumbtack thunder
  thunderstruck thus thwack thwart tick tidbit tidewater tidy tiebreak tightfisted til tilde tile timbre
  timeframe timekeeper timeline timely timeout timescale timeworn tinderbox tine tinge tinny tint tip tired
  titan titbit titter tizzy toaster toboggan toddle toddler toehold tollgate tomboy ton tonal tong tongs tonne
  toolkit toothsome topnotch topographical topping torpor torrential torsion tortuous totemic totter touche
  tourist tousle toweling towelling tracksuit trailblazer trainable trainee trainer trample transcendence
  transcendental transducer transfix transgress transience transliteration translucence transmutation
  transparency transpose trapdoor traveller travelogue treble tremble trenchant trendiness trendsetter
  trepidation trestle triathlete triathlon tribute trickle trickster tricolor trike trim tripos trivet trod
  trodden troika trolley troop trooper trot trouble troubleshoot trounce truckload truculence truculent truism
  trump trumpet truncation trunk tub tuft tumble tundra tuneful tuner tuneup tunnel turbo turbocharge tureen
  turgid turquoise twang twas tweed twiddly twig twiggy twirly twist twister twitch twitchy twitter twofold
  typecast typeface typescript typeset typify typographic typographical typography tyrannise tyrannize
  ubiquity ugly ultra ultrasonically ultraviolet um umpteen umpteenth unabashed unabated unabridged
  unaccounted unadorned unanimity unanswerable unashamed unbeatable unbeliever uncap unceasing
  uncharacteristically uncle unconcerned uncountable underappreciated underbrush underclass undercook
  undercurrent underdog undergone undergrowth underhanded underlie undernourish underpay underpin underpinning
  underscore undertaken undertone undertook underused underwent underwhelm underwhelming undid undulate
  unerring unfailing unfailingly unfetter unflagging unflappable unflinching ungainly ungrammatical unheeded
  unhooked unhurried unhurt unicorn unionise unionize united unkindly unlikely unmet unmissable unmolested
  unobtainable unprompted unremitting unrepeatable unreserved unroll unsay unseasonable unset unshakeable
  unsheathe unsportsmanlike unstoppable untidiness unwieldiness unwieldy unwinnable unwound upbeat upend
  upheld uphold upholster upkeep upland uppercase uppermost upraise upsurge upswing uptake uptempo upturn
  urbane urbanize user usurp utilitarian utilitarianism utmost uttermost vacillate vagary valentine vanguard
  vapor vapour variant vector vehemence vehicle veil venerate veneration vent ventriloquism verandah verbose
  verbosity verisimilitude vermilion vernal versa versus vertebral vertex vest veteran vibe vibrancy victor
  videocassette viewfinder vignette vilify villager violet vip virulence visceral viscosity visitor vital
  vitriolic vivaciousness vivacity vivify vocalic vocalist vociferous voila volatility voltaic voltmeter
  voluminous voracity vote vouchsafe wad waft waiter wakefulness walker walkies walloping wanderlust wangle
  wanna warden warmhearted warmish warmth warrior washbasin washbowl wastage waste wasting watchable watchdog
  watchword waterlogged watershed wave waveform waxen waylay weakish weakling wearisome weatherproof weave
  weaver web wed wedge wee weed weekly weightlift weightlifter wellington wend wept wester westerly westernise
  westernize wet whatchamacallit whatsit whee wheedle wheel whereas whereby wherein whereupon wherewithal whew
  whiff whilst whinge whip whipping whistle whiten whitish whiz whoa whodunit whoever whomever whoop whop
  whopper wick wicked wicket widowhood wife wiggle wiggly wildcard willowy windfall windmill windsurf
  windswept wineglass wingman winnable winner winnow winsome wire wispy wistful withdrew wither withheld
  withstood witticism wiz wizen wobbliness wobbly wodge woebegone woke woken wolf wonder woodland wool
  woolgather woollen woozy wordy workaday workaholic workbook workflow workhorse workman workmanlike worksheet
  workspace workweek worldly worldview worried worrier worry worshipper worthlessness woven wow wrangler
  wraparound wreathe wreck wrench wrest wrestler wriggle wriggly wright writer wrung xylophone ya yardage yarn
  yay yearly yellowish yep yesteryear yikes yippee yo yoke youngish youngster youse yowl yoyo yum yup zaniness
  zappy zebra zest zing zip zippy zodiacal zoological
`;

/** Words of kitchens: tools, what is done to food, how it looks, smells and feels. */
export const kitchenWords = `
  raw
  airiness airy appetite apron aprons aroma aromatic bake baked barbecue bash baste batch beat blackened
  blanch blended blip blister blistered blitz boil boiled bold boldness bone bones braai braised breakfast
  bronzed browned browning bruise brunch bubble bubbling burner caramelisation caramelise caramelised
  caramelization caramelize char charred chew chewy chilled chopped chopstick chopsticks clingfilm clump
  clumps coaster coated colander cooled corkscrew countertop craving cravings creaminess creamy crisp
  crispness crispy crown crumble crumbs crunch crunchy crushed cube cutlery debone defrost deglaze delicious
  dense density dente deseed devour dice diced dinnertime dippable dollop drain drained dredge dried drizzled
  drool dryness dunk dunkable dusting earthiness earthy ends filling fingerprints firmness fistful flake
  flakiness flaky flame flask flavored flavorful flavoring flavoured flavourful flavouring flavoursome flecks
  floppy fluffy foamy fragrance fragrant freeze freezer freshness fridge fried froth frothy fry frypan
  fullness garnish glossy glug grains grate grated grater grilled gurgle halve halved heaped helping hollows
  homestyle hunger hungry infuse infusion jammy jug juiciness juicy julienne kernels kettle kitchenette knead
  ladle layer leftover leftovers lightness loosen lumpy lunchbox lunchtime marinade marinate masher mealtime
  mellow microwave mild mildness mitt mitts mmm mmmm moreish mouthful mouthwatering mush mushy napkin napkins
  nibble oven ovenproof overcook overripe packable palatable panfry paper parcook paste peckish peeled peeler
  pips pith plate platter poach poached portable portion potholder pourable precook prep prepared prepping
  quarter quartered ramekin reduce refrigerated refrigerator reheat removed resting rewarm ribbon ribbons
  richness ring rings rinse rinsed ripe ripen ripeness rise roast roasted robust rolling rustic saltiness
  satiating sauciness saucy saute savor savory savour savoury scatter scoop scoopable scooped score scrambled
  scrape scraps scrumptious sear seasoned seasoning seconds separate serving shards sharpness shred shreds
  sieve sift silkiness silky simmer sip sizzle skillet skim skins slice sliced slurp slurpable smash smidge
  smidgen smoky smooth smoothness snacktime sogginess soggy soupy sour sourness spatula specks spiciness spicy
  spit splutter spongy spoon spoonable spoonful spoonfuls spread sputter stained stains stale stalks steamed
  steaming steep stems stickiness stirred stove stovetop strain strainer strands straws stringy substantial
  succulence succulent supper suppertime sweat sweetness tangy tartness teatime tender tenderness thermometer
  thermos thicken thickener thickish thin timer toasted toasty toothpick toss towel towels translucent tray
  tuck understated unripe unseasoned velvety warmed watery well wells whisk whisked wilt wilted wok worktop
  yummy zestiness zesty zingy
`;

/** Words of training, said about training only: in a kitchen many of them are cuts of meat. */
export const trainingWords = `
  abdomen abdominal abdominals abductor abs ache achy adductor aerobic agile agility alignment amrap ankle
  arch arm band bar barbell belly bench bicep bilateral bodybuilder bodyweight bounce boxing breathe
  breathwork brow butterfly cable cadence calf cardio cat cave cheetah chest chin circuit clench concentric
  conditioning cooldown cramp deload delt diaphragm dizzy dog doms drive ear eccentric elephant emom endurance
  exhalation exhale extend extension extensor eye fascia fatigue fingertip finisher fist fists flex flexion
  flexor foot footwork forearm forehead frog gazelle glute groin guard hamstring hand handle hare head
  heartbeat hiit hinge hip hipwidth hoist horse hurt hydrate hydrated hyperextend inhalation inhale injuries
  injury instability interval iron isometric jab jaw jog jogging joint kick knee kneeling knuckle laces ladder
  lat leg leggings lever lift lifting ligament limber lion lockout lower lung lungs machine marathon march
  midfoot mobilisation mobilise mobility mobilization mobilize momentum monkey mouth muscle muscular navel
  neck nervous neutral nimble nose oblique overextend overhand overload ox pain painfree palm panther pb pbs
  pec pedal pelvic pelvis personal physio physique pin pivot plateau posture press primer progress progression
  pronate pull pulse punch quad raise rebound recoil recover recovery recuperate regress rehearsal rehydrate
  reload rep repetition reps rerack reset rib ribcage rotate rotation row rpe sag seat shin shorts shoulder
  shoulderwidth shrug shuffle skull sluggish snail sneaker sole sore soreness spinal spine sprint stabilise
  stabiliser stability stabilizer stack stamina stance sternum stiffness sting stitch stomach strength
  strengthen stretch stretchy stroll sturdy superset supinate supple tailbone takkies temple tempo tendon
  beefy breastbone bum cheat graft sacrum shoulderblade stamp vertebrae
  thigh thrust thumb tiger tilt tiredness toe torso tortoise trap tricep tummy unclench underhand unilateral
  unload unloaded unrack vertebra warmup weighted windpipe wobble wrist
`;

/** Looks like a form of a word above and is, by WordNet, the name of a food, plant, animal, substance or illness. */
export const neverFormed = `
  filler
  abetter ablation abuser acer adder affirmed airsickness ambusher anas angler annoyer avenger babbler badger
  balancer banger barberry bedder beer beguiler betrayer biddy biliousness billy bird bisexuality
  bitters blindness blocker bloomer blotter blower blubber bludgeoner bluffer blusher blusterer boarder
  boaster booster borer bounder boxer bragger brandy breathlessness briber broiler burger burster
 butter butty cackler caper carrier cauterisation cauterization cavy charger chaser chatterer
  chips chiseler chiseller chubbiness cleavers cobbler cobra cochin codling cofactor coiner collation coloring
  colouring complainer coney conger cony cooky copper counterfeiter courser cow cowage cows crab cracker
  cracklings crawler creeper crisps critter croaker cupper dagger daisy darter deafness deceiver decoy
  defamer defiler deformity defrauder degenerate demoralisation demoralization deserter despoiler destroyer
  detractor diagnostics dipper disability disablement disarrangement discharge disease disfunction
  disintegration dislocation disorganisation disorganization disparager dissembler dissimulator distemper
  distillation disturber divinity dizziness dodger doggy dogy downer dressing drinkable drippings duck
  eatable elater embezzlement embezzler emmer emulsifier encroacher engorgement exploiter exudation fakeer
  faker falsifier fanny farsightedness fatness fattiness febrility feebleness feeder feeler fellation
  fertiliser fertilizer feverishness fibber filly finagler fixer fixings flavorer flavourer fleshiness
  flipper floater flogger flouter fomentation fomenter fondler foreigner forger founder frailness frier fries
  frosting fryer gameness gelding geriatrics giddiness gimpiness gnawer gobbler goby goody gouger grabber
  grandstander granulation gravy grizzly grouper grunter halter harasser harpy harrier headful
  heckler herring heterosexuality hoaxer homer homosexuality honey honker hooter hospitalisation
  hospitalization housebreaker humanity humans hygienics hyperactivity icing illness immodesty
  impairment implantation imposter impurity inciter infirmity infringement instillation interloper intruder
  invader jeerer jerky jigger jimmies kibitzer kidnaper kidnapper kipper kitty lacing lager lameness
  lates lemming libeler lightheadedness lily litter liver loin lolly looper looseness lory madder madness
  maligner marbling martes meany meddler midbrain midgrass midvein miller misapplication misappropriation
  misdemeanor misdemeanour misleader misshapenness mixer mocker molly molter monopolizer moulter mugger
  multiflora multigrain mus nearsightedness nester niggler nipper nonallele nonattender nonconductor nonmetal
  nonstarter nooky numbness offender oiliness orthodontics padder paddy parietales passer pasty patty
  paunchiness pbsviper pecker peddler pediatrics peeper pepper perisher perjurer perjury perry perspiration
  pest pesterer philanderer phoney phony pilferer pillager piper platy plotter plumpness plunderer poacher
  poler polluter popper poppy poser poster potable potation prancer preserves probationer procurer
  promiscuousness prosthetics provoker prowler pudginess puffer puffiness pulverisation pulverization pusher
  quaker queasiness queerness radish raper rattler ravisher ravishment reed reefer remover retriever revolver
  ribes ringer rioter ripper roaster roller roofy rooster roper rotter rubbish ruiner rustler sacrificer
  sandbagger scandalisation scandalization scavenger scoffer scorner scorpion scourger screamer
  searcher seasickness seasoner secreter seducer seed seizer semiautomatic semiconductor sens sensitizer
 shagginess shanghaier sharpy shiner shocker shoddy shoplifter shortening shortsightedness
  shoveler shoveller sinker sinner sitter skilly skimmer slanderer slater slaver slicker slider slovenliness
  smoothy smuggler snapper sneerer snitcher sniveller snorter sodomy softener solder sparkler spiller
  spoilable spouter springer sprinkles spritzer squatter squawker squealer squeamishness stalker
  starches stargazer stayer steerer sterilisation sterilization stinger stinker stoner
  stover strangler striper stripper stuffiness stuffing succory sucker suckling sundowner supplanter surffish
  sweetener sweetening swinger tabby tantalizer tater tattler teaser tempestuousness tenderiser
  tenderizer termes terrier tethys thrasher thresher thruster tiller toddy tody toner torment trampler
  tranquilizer tranquilliser trespasser tricker trotter troubler trumpeter trumpets tubbiness tuber 
  tumultuousness tunny twitterer ultramarine undoer unhealthiness unkemptness uprooter upstart usurper utterer
  veery venter vexer victimizer vilifier viper wader wangler waster weirdy welcher wencher wetter wheeler
  wheeziness whey whiner whipper whisky whitener whiting whooper wicker wiggler wilding wing withers
  withy wolffish womanizer wrecker wriggler
`;
