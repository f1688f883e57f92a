/**
 * Plain English words, in their base form, that a written text may use about any plan. Drawn from the most frequent
 * words of film subtitles (SUBTLEX-US) and from kitchen and training talk. Left out, with the help of WordNet's classes,
 * are foods, plants, animals, illnesses, medicines, drugs, crimes and insults: what is not here is not said.
 */
export const commonWords = `
  credit bravo poke poked
  a aah aback abacus abandon abandonment abbey abbreviate abbreviation abdomen abduct abducting abed aberrant
  aberration abet abhor abide abiding ability abject ablaze able abnormal abnormality aboard abode abolish
  abolition abominable abomination abort abound about above aboveboard abracadabra abreast abroad abrupt abs
  absence absent absolute absolution absolve absorb absorbing absorption abstain abstinence abstract
  abstraction absurd absurdity abundance abundant abuse abusive abysmal abyss academia academic academically
  academy accelerate acceleration accent accentuate accept acceptable acceptance accepting access accessible
  accessory accident accidental acclaim acclimate accommodate accommodating accommodation accompaniment
  accompany accompanying accomplish accomplishment accord accordance according accordion accost accountability
  accountable accounting accredit accrue accumulate accumulation accuracy accurate accurse accusation accuse
  accusing accustom ace ache achieve achievement aching achy acidic acidity acknowledge acknowledgement
  acknowledgment acme acoustics acquaint acquaintance acquire acquiring acquisition acquit acquittal acre
  acreage acrimony acrobatic acronym across act acting action actionable activate activating activation active
  activist activity actual actuality acuity acupuncture acute ad adage adagio adapt adaptable adaptation
  adapter adaptive add addendum addict addiction addictive addition additional additive addle address adenoid
  adept adequate adhere adieu adios adjacent adjective adjoin adjourn adjournment adjust adjustable adjustment
  administer administrative admirable admiralty admiration admire admissible admission admit admittance
  admittedly ado adolescence adolescent adopt adoption adoptive adorable adoration adore adoring adrift
  adulation adult adulterous adulthood advance advancement advancing advantage advantageous advent adventure
  adventurous adverse adversity advert advertise advertisement advertising advice advisable advise advisement
  advisory advocacy advocate aerial aerobic aerodynamic aeronautical aeroplane aerosol aerospace aesthetic
  aesthetical afar afeard affair affect affecting affection affectionate affidavit affiliate affiliation
  affinity affirm affirmation affirmative afflict affluent afford affordable affront afghan afire aflame
  afloat afoot aforementioned afoul afraid afresh africa african aft after afterglow afterlife aftermath
  afternoon aftershock aftertaste afterthought afterward again against age ageing ageism ageless agency agenda
  aggravate aggravating aggravation aggression aggressive aggressiveness aggrieve agile agility aging agitate
  agitation aglow agnostic ago agonize agonizing agree agreeable agreement agrestic agricultural agriculture
  aground ahead ahem aid ailing ailment aim aimless ain air airborne aircraft airfare airfield airhead airing
  airlift airline airliner airlock airmail airplane airport airship airsick airspace airspeed airstrip
  airtight airwave airway airy aisle ajar akin alarm alarming alas album alchemy alcoholism alcove alert
  alerting alexia algebra algorithm alias alibi alienate alienating alienation alight align alignment alike
  alimony aline alive alkaline all allay allegation allege allegedly allegiance allegory allegro allele
  alleviate alley alleyway alliance allocation allot allotment allow allowance allude allure alluring ally
  almanac almighty almost alms aloft aloha alone along alongside aloof aloud alp alphabet alphabetical
  alphabetize alpine already alright also altar alter alteration altercation alternate alternating alternative
  alternator although altimeter altitude alto altogether altruism altruistic always am amass amateur
  amateurish amaze amazement amazing ambidextrous ambience ambient ambiguity ambiguous ambition ambitious
  ambivalence ambivalent ambulance ambulatory ambush amelia amend amendment amenity amiable amicable amidship
  amiss amity ammo amnesia amnesty amniotic amok among amorous amount amour amphibious ample amplifier amplify
  amply ampoule ampule amputate amuck amulet amuse amusement amusing an ana anaesthesia anagram analog analyse
  analytical analyze analyzer anaphylactic anarchy anastomosis anatomical anatomy ancestral ancestry anchor
  anchorage ancients ancillary and android anecdotal anecdote anemic anesthesia anesthetize aneurysm anew
  angelic angelus anger angiogram angle angling angry angst anguish animate animation animosity ankle anklet
  anna annals annex annihilate annihilation anniversary announce announcement annoy annoying annual annuity
  annul annulment anoint anointing anomalous anomaly anon anonymity anonymous anorexic another answer
  answering antagonism antagonistic antagonize ante anterior anthem anthill anthology anthropological
  anthropology antic anticipate anticipation anticlimactic antiquate antique antiquity antisocial antithesis
  antitrust antsy anvil anxiously any anybody anyhow anymore anyone anyplace anything anyway anywhere aorta
  aortic apart apartheid apartment apathetic apathy aperture apex apiece apocalypse apocalyptic apologetic
  apology apostrophe appal appall appalling apparatus apparel apparent appeal appealing appear appearance
  appearing appease appeasement appellate appendage appendix appetite appetizer appetizing applaud applause
  appliance applicable applicator apply appoint appointment appose appraisal appraise appreciate appreciation
  appreciative apprehend apprehension apprehensive apprentice apprise approach approaching appropriate
  approval approve approving approximate apron apropos apt aptitude aqua aquarium aqueduct ar arbitrary
  arbitration arboretum arc arcade arcane arch archaeological archaeology archaic archdiocese archeological
  archeology archery architectural architecture archive arctic ardent arduous are area aren arena argosy
  arguable arguably argue arguing argument argumentative argyle aria arid aright arise aristocracy
  aristocratic arithmetic ark arm armada armament armband armchair armful arming armistice armored armory
  armoured armpit army aroma aromatic around arouse arpeggio arraign arraignment arrange arrangement arranging
  array arresting arrhythmia arrival arrive arrivederci arrogance arrogant arrow arroyo arse arsenal arson art
  artefact arterial artery arthritic article articulate artifact artistic artistically artistry artwork arty
  as ascend ascendant ascending ascension ascent ascertain ascot asexual ashore ashram ashtray aside asinine
  ask askew asking asleep aspect asphyxia asphyxiate aspirate aspiration aspire aspiring assassinate assemble
  assembling assembly assert asserting assertion assertive assess assessment asset assign assignation
  assigning assignment assimilate assimilation assist assistance associate association associative assort
  assortment assume assuming assumption assurance assure assuredly assuring asterisk astern asteroid asthmatic
  astonish astonishing astonishment astound astounding astral astray astrological astrology astronomical
  astronomy astrophysics astute asunder asylum asymptomatic at ate atheist athlete athletic athleticism atlas
  atm atmosphere atmospheric atoll atomic atone atonement atop atrium atrocious atrocity atrophied attach
  attache attachment attacking attain attempt attend attendance attendant attending attention attentive attic
  attire attitude attract attraction attractive attribute attune atypical auburn auction auctioneer audacious
  audacity audible audience audio audiovisual audit audition auditorium auditory auger aught augment august
  auld aurora auspicious austere authentic authenticate authentication authenticity author authorisation
  authorise authoritative authority authorization authorize autistic auto autobiographical autobiography
  autograph automaker automat automate automatically automaton automobile automotive autonomous autonomy
  autopilot autopsy autumn auxiliary avail availability available avalanche avarice avenge avenue average
  averse aversion avert aviation avid avionic avoid avoidance await awake awaken awakening award aware
  awareness awash away awe aweigh awesome awful awhile awkward awkwardness awning awol awry ax axe axle
  azimuth azure baa babble babbling babel baby babysit babysitting baccarat bach bachelor bachelorhood back
  backboard backbone backdoor backdrop backfield backfire backgammon background backhand backhoe backing
  backless backpack backpacking backroom backseat backside backstage backstair backstop backstroke backtrack
  backup backward backwash backwater backwoods backyard bacterial bad badge badgering badlands badminton
  badmouth badness baffle baffling bag baggage bagging baggy bagpipe baht bail bailey bait baiting bake baker
  baking balance balancing balboa balcony bald balderdash balding baldness baldrick bale ballad ballet
  ballgame ballistic balloon ballot ballpark ballpoint ballroom bally balmy baloney bam bamboo bamboozle ban
  banal banality band bandage bandana bandanna bandstand bandwagon bandwidth bandy bane bang banging bangle
  banish banishment banister banjo bank banking bankroll bankrupt bankruptcy banner banning bannister banter
  banzai baptise baptism baptize bar barbaric barbarism barbarous barbecue barbecuing barbed barbell barber
  barbershop bard bare barefoot bargain bargaining barge baring baritone barn barnyard barometer barometric
  baroque barrack barrage barrels barren barricade barrier barring barrio barroom barrow barter basal base
  baseball baseless baseline basement bash bashful basic basically basilar basin basis bask basket basketball
  bassinet bassoon baste baster bastille bastion batch bate bath bathe bathhouse bathing bathrobe bathroom
  bathtub baton bats batten battered battering batting battle battlefield battleground battlement battleship
  batty bauble bawl bawling bayou bazaar bazooka bbs be beach beachfront beachhead beacon bead beady beaker
  beam beaming beanbag beanie beano beany bear bearable bearing beastly beat beaten beater beating beaut
  beauteous beautiful beauty bebop became because beck becket beckon become becoming bedchamber bedded bedding
  bedlam bedpan bedpost bedridden bedrock bedroom bedside bedspread bedtime beech beehive been beep
  beeper beery befall befit befitting before beforehand befriend beg began beget beggar begging begin beginner
  beginning begotten begrudge beguile beguine begun behalf behave behavior behavioral behaviour behavioural
  behead behest behind behold beholden behoove beige being belated belay belch belching beleaguer belfry
  belief believable believe believing belittle belittling bellarmine belligerent belling bellow bellowing
  bellybutton bellyful belong belonging beloved below belt beltway bench bend bender bending beneath
  benediction beneficial beneficiary benefit benevolence benevolent benign bent benthic bequeath bequest
  berate bereave bereavement bereft beret berg berlin berserk berth beseech beset beside besiege besmirch
  bestow bestseller bet beta beth betray betrayal betroth betrothal better betterment betting between betwixt
  bevy beware bewilder bewitch bewitching beyond bias bib biblical bicentennial bicep bicker bickering bicycle
  bid bidding bide bidet biff big bigger bigoted bigotry bijou bike bikers bilateral bilingual bilious
  billboard billed billet billfold billiard billing billion bin binary bind binge bingo binocular biochemical
  biochemistry biodegradable biographical biography biohazard biological biology bionic biopsy biotech bipolar
  bird birdbath birdcage birdhouse birdie birdsong birth birthday birthing birthmark birthplace birthright
  bisexual bit bitchy bite bitesize biting bitt bitter bitterness bitty bivouac biz bizarre blab blabber black
  blackball blackboard blacken blackface blacklist blackness blackout bladder blade blah blame blameless
  blanch bland blank blanket blare blaring blarney blaspheme blasphemous blasphemy blast blasting blastoff
  blatant blather blaze blazer blazing bleachers bleak bleat bleep blemish blend blender blending bless
  blessing blimp blind blinder blindfold blinding blindside bling blink blinker blinking blip bliss blissful
  blistering blithe blither blitz blitzkrieg blizzard blob bloc block blockade blockage blockbuster blockhouse
  blocking blog blond blonde blood bloodline bloodshot bloodstain bloodsucking bloodthirsty bloom bloomers
  blooming blooper blossoming blot blotch blotto blouse blowback blowing blown blowout blowtorch blowup blub
  blucher bludgeon blue blueprint bluff blunder blunt bluntness blur blurb blurry blurt blush blushing bluster
  blustery bm board boarding boardroom boardwalk boast boastful boasting boat boathouse boating boatload
  boatyard bobbin bobsled bobsleigh bocce bod bodacious bode bodega bodice body bodybuilding bodyweight
  bodywork bog boggle bogus bohemia bohemian boil boiler boilerplate boiling boisterous bold boldness bolivar
  bolivia bolo bolster bolt bombard bombardment bombastic bombing bombshell bonanza bonding bone bonfire bong
  bonk bonkers bonnet bonnie bonny bonus bony boo boogie book bookcase bookend booking bookkeeping booklet
  bookmark bookshelf bookshop bookstore boom booming boon boondocks boorish boost boot booth bootie
  bootlegging booty boozing bop bordello border borderline bore boredom boring born borough borrow borrowing
  bosh boss bossy botany botch both bother bothersome bottle bottleneck bottom bottomless boudoir boulder
  boule boulevard bounce bouncing bouncy bound boundary boundless bountiful bounty bouquet bourgeois
  bourgeoisie bourne bout boutique bow bowels bower bowery bowing bowl bowlegged bowler bowline bowling bowse
  box boxcar boxers boxing boycott boyhood boyish bra braai brace bracelet brachial bracing bracket brad brag
  bragging braid braille brain brainchild brainless brainstem brainstorm brainstorming brainwash brainwashing
  brainy braise brake branch branching branded branding brandish brash brassiere bravado brave bravery brawl
  brawn bray brazen breach breadth break breakage breakaway breaker breakfast breaking breakout breakthrough
  breakup breastfeed breastplate breath breathe breather breathing breathless breathtaking breech breed breeze
  breezy brevity brewery brewing bribe brick brickle bridal bridge bridle brief briefcase briefing brig bright
  brighten brightness brilliance brilliant brim brimming bring bringing brink briny brisk britches brittle
  broach broad broadband broadcast broadcasting broaden broadening broadside brochure brogan broke broken
  brokenhearted broker brokerage bronchial bronze brooch brooding broomstick brothel brother brotherhood
  brougham brought brouhaha brow brown browning brownish browse browsing bruising brunch brunette brunt brush
  brushing brut brutal brutality brutalize brutish bubble bubbling bubonic buckboard bucket buckle buckler
  budding buddy budge budget buff buffet bugged buggy build builder building buildup built bulb bulbous bulge
  bulging bulimic bulk bulkhead bulky bulldoze bulldozer bulletin bulletproof bullfight bullfighting
  bullheaded bullhorn bullion bullpen bullring bullying bumble bumbling bump bumper bumpy bunch bundle bung
  bungalow bungee bungle bungling bunk bunker bunsen buoy buoyancy burden bureau bureaucracy bureaucratic burg
  burgeon burglarize burgle burial burke burlap burlesque burly burn burner burning burnside burnt burp
  burping burrow burst bury burying bus bushed bushel bushwhack bushy business businesslike businessmen
  busload buss bust bustle bustling busy but butch butchering butte butterfly buttock button
  buttonhole buy buying buyout buzz buzzer buzzing by bye bygone bylaw bypass byproduct byte cab cabal cabana
  cabaret caber cabin cabinet cable cablegram caboodle caboose cache cackle cacophony cadaver caddie caddy
  cadence cadre caesarean cafeteria cage cagey cahoot cakewalk calamity calculate calculating calculation
  calculator calculus calendar calf caliber calibrate calibration calibre calico calisthenic call callback
  caller calligraphy calling calliope callous callow calm calming calorie calvary calve cam camaraderie
  camcorder came cameo camera camouflage camp campaign campaigning camper campfire camping campsite campus
  camshaft can canal canasta cancan cancel cancellation cancerous candid candidacy candle candlelight
  candlestick candor candour canfield canister cannery cannibalism cannula canny canoe canon canoodle canopy
  cant cantankerous canteen canter canton canvas canvass canvassing canyon cap capability capable capacitor
  capacity capillary capital capitalism capitalist capitalistic capitalization capitalize capitol capitulate
  capote caprice capricious capsize captain caption captivate captive captivity car caramelise caramelize
  carat caravan carb carbohydrate carburetor carburettor cardiac cardigan cardio cardiogram cardiovascular
  cards care career carefree careful careless carelessness caress carfare cargo caricature carina caring
  carjack carload carmine carnal carnival carnivorous carol caroling carotid carousel carpal carpenter
  carpentry carpet carpeting carriage carrousel carry carsick cart carte cartel cartilage carting cartography
  carton cartoon cartridge carve carving cascade case casework cashed cashier casing casino casket cassette
  cassino cassock cast caste casting castle castor castrate casual casualty cat cataclysm cataclysmic catacomb
  catalog catalogue catapult catastrophe catastrophic catatonic catch catcher catching catchphrase catchy
  catechism categorical category cater catering catharsis cathedral catheter catholic cathouse catty catwalk
  caucus caught cauldron causal cause causeway causing cauterize caution cautionary cautious cavalier cave
  caveat cavern cavity cavort caw cc cd cease cecum ceiling celebrate celebration celebratory celebrity
  celibacy celibate cell cellar cellblock cello cellphone cellular cellulite cemetery censor censorship
  censure census centavo centennial center centerfold centering centerpiece centigrade centimeter centimetre
  central centre centrifugal cents century ceramic cerebellum cerebral ceremonial ceremony certain certainty
  certifiable certificate certification certify cerulean cervical cervix cesarean cessation cesspool cf
  chagrin chain chainsaw chair chairman chairmanship chaise chalet chalice chalkboard challenge challenging
  chamber champ champion championship chance chancy chandelier change changeable changeover changer changing
  channel chant chanting chaos chaotic chap chapeau chapel chaperon chaperone chapter char character
  characteristic characterize charade charcoal charge chariot charisma charismatic charitable charm charming
  chart charter chase chasm chassis chaste chastity chat chateau chattel chatter chattering chatty
  chauffeur chauvinism chauvinistic cheap cheapen cheating check checkbook checker checklist checkmate
  checkout checkpoint checkroom checkup cheek cheekbone cheeky cheer cheerful cheering cheerio cheerlead
  cheery chef chenille cheque chequebook cherish chessboard chest chesterfield chesty chevron chevy
  chew chewing chewy chi chic chicanery chickenshit chief chiffon child childbearing childbirth childhood
  childish childless childlike childproof children chill chilling chilly chime chimera chimney chin china
  chink chino chintz chipper chipping chirp chisel chit chitchat chivalrous chivalry chock choice choir choke
  choker chomp chomping choose choosy chopped chopper choppy chopstick choral chord chore choreograph
  choreography chorus chose chosen christen christening chromosome chronically chronicle chronological
  chronology chronometer chubby chuckle chug chummy chunk churchyard churn churning chute ciao cicero cinch
  cinder cinema cinematic cinematography cinque cipher circle circuit circuitry circular circulate circulating
  circulation circulatory circumcise circumcision circumference circumspect circumstance circumstantial
  circumvent circus cirque cissy cistern citadel citation cite citizenry citizenship city citywide civic civil
  civilian civilisation civilise civility civilization civilize civvies cl clack clad claim clairvoyance
  clairvoyant clammy clamor clamoring clamp clan clandestine clang clanging clank clanking clap clapper
  clapping claptrap clarence clarification clarify clarinet clarion clarity clash clasp class classic
  classical classification classify classroom classy clatter clause claustrophobia claustrophobic clavicle
  clawed clean cleaner cleaning cleanliness cleanser clear clearance clearing cleat cleavage cleave cleaver
  cleft clemency clement clench clergy clerical clerk clerking clever cleverness cliche client clientele cliff
  cliffhanger climactic climate climax climb climber climbing clime clinch clincher clinical clink clinker
  clinking clip clipboard clipper clipping clique cloak cloakroom clobber clock clocking clockwise clockwork
  clog clogging cloister clon clone cloning close closeness closer closet closing closure clot cloth clothe
  clothesline clothespin clothing clotting cloud clouding cloudy clout clown clowning clubhouse cluck clucking
  clue clueless clump clumsiness clumsy clunk clunky cluster clutch clutter cm coach coaching coalition coarse
  coast coastal coaster coastguard coastline coat coatroom coattail coax cobble cobra cobweb cockamamie
  cockeyed cockney cockpit cocky coddle codex coding codpiece coerce coercion coexist coexistence coffeehouse
  coffeepot coffin cog cogent cognitive cognizant coherent cohort coil coin coincide coincidence coincident
  coincidental col colander cold coldness coliseum collaborate collaboration collage collagen collapsible
  collar collarbone collate collateral colleague collect collectible collecting collection collective
  collector college collegiate collide collision collusion cologne colon colonial colonialism colonization
  colonize colonoscopy colony color coloration colorful colorless colour colourful column comatose comb combat
  combatant combative combination combine combing combining combo combustion come comeback comedy comet
  comfort comfortable comforter comforting comfy comic comical coming command commandeer commanding
  commandment commemorate commemorative commence commencement commend commendable commendation comment
  commentary commerce commissary commissioned commit commitment committee commode commodity common commonplace
  commonwealth commotion communal commune communicable communicate communicating communication communion
  communism communist community commute commuter commuting comp compact companion companionship company
  comparable comparative compare comparing comparison compartment compartmentalize compass compassion
  compassionate compatibility compatible compel compelling compendium compensate compensation compete
  competence competency competent competition competitive compilation compile compiling complacency complacent
  complain complaining complaint complement complementary complete completing completion complex complexion
  complexity compliance complicate complicity compliment complimentary component compose composing composite
  composition composure compounded comprehend comprehensible comprehension comprehensive compress compression
  compressor comprise compromise compromising compulsion compulsive compulsory compunction computation compute
  computerize computing con conceal concealing concealment concede conceit conceivable conceive concentration
  concentric concept conceptual concern concert concerto concession concise conclude concluding conclusion
  conclusive concoct concourse concur concurrent concussion condemn condemnation condemning condensation
  condense condescend condescending condition conditional conditioner conditioning condo condolence condom
  condominium condone conducive conduct conducting conductive conductor conduit confectionary confederacy
  confederation confer conference confession confessional confetti confide confidence confident
  confidentiality confidentially confiding configuration confine confinement confining confirm confirmation
  confirming confiscate conflict conflicting confluence conform conforming conformity confound confront
  confrontation confrontational confuse confusing confusion conga congenial congeniality congenital congest
  congestive congratulate congratulation congregate congregation congress congressional conjecture conjoin
  conjugal conjunction conjure conjuring conn connect connection connive conniving connotation conquer
  conquering conquest conscience conscientious conscious consciousness consecrate consecutive consensual
  consensus consent consenting consequence consequent conservancy conservation conservative conservatory
  consider considerable considerate consideration consign consignment consist consistency consistent
  consolation console consolidate consolidation consoling consonant consort consortium conspicuous conspiracy
  conspire constancy constant constellation constipate constituency constituent constitute constitution
  constitutional constrain constraint construct construction constructive construe consular consulate consult
  consultation consume consuming consummate consummation contact contagious contain container containment
  contaminate contaminating contemplate contemplation contemporary contempt contemptible contemptuous contend
  content contention contentment contest context continent continental contingency continual continuance
  continuation continue continuing continuity continuous continuum contour contraband contraception
  contraceptive contract contracting contraction contractual contradict contradiction contradictory
  contraption contrary contrast contribute contributing contribution contrite contrition contrive control
  controller controlling controversial controversy conundrum convalescent convene convenience convenient
  convening convent convention conventional converge convergence converging conversation conversational
  converse conversion convert converter convertible convey conveyance conveying conveyor conviction convince
  convincing convolute convoy convulse convulsion coo cook cookbook cooker cooking cool cooldown cooler
  cooling coolness coop cooper cooperate cooperation cooperative coordinate coordinating coordination cop
  copacetic cope copier coping copulate copy copying copyright coquette cord cordially cordless cordoba cordon
  corduroy core corinthian corked corkscrew corky corncob cornea corneal corner cornerstone cornet cornfield
  cornucopia corny coronary coronation corporal corporate corporation corporeal corpus corral correct
  correctional corrections corrective correctness correlate correlation correspond correspondence
  correspondent corresponding corridor corrie corroborate corroboration corrode corrosion corrugate corrupt
  corruptible corrupting corruption corsage corset cortex cortical corvette cosign cosmetic cosmic
  cosmopolitan cost costa costing costume cosy cot cotillion cotter cotton couch could couldn coulter council
  counsel counseling counselling count countdown countenance counter counteract counterattack counterbalance
  counterclockwise counterfeit counterintelligence countermand countermeasure counteroffer counterpart
  counterpoint counterproductive countertop counting countless country countryside county coup coupe couple
  coupon courage courageous course coursing court courteous courtesy courthouse courting courtroom courtship
  courtyard couture cove coven covenant cover coverage covering covert covet covey cow cowardice cowardly
  cowbell cower cox coy cozy crab crabby crack crackdown crackerjack cracking crackle crackling cradle craft
  craftsmanship crafty crag cram cramped cranial cranium crank cranky cranny crapper crappy craps crash
  crashing crass crate crater cravat crave craven craving crawl crawling crawlspace crayon craze craziness
  crazy creak creaking creaky creamy crease create creation creationism creative creativity creature cred
  credence credential credibility credible credited credits credo creed creek creeping creepy cremate
  cremation crematorium crematory creole crescendo crescent cretaceous crevice crew crib cribbage criminally
  criminology crimson cringe cringing crippled crippling crisis crisp crispness crispy crit criterion critical
  criticise criticism criticize critique croak croaking crocked croft crooked croon crop croquet cross crosse
  crossfire crosshairs crossing crossover crossroad crosstown crosswalk crossword crotchety crouch croupy
  crowbar crowd crowding crowing crown crowning crucial crucifix crucifixion crucify cruddy cruel cruelty
  cruise cruiser crumble crummy crumple crunch crunchier crunchy crusade crush crusher crushing crust crustier
  crusty crutch crux cry crying cryogenic cryonic crypt cryptic cryptography crystal crystalline crystallize
  cubby cube cubic cubicle cubit cuckold cuddle cuddly cuddy cue cuff cufflink cuisine cul culinary culminate
  culmination culpable cultivate cultural culture culvert cumbersome cumulative cumulus cunning cup cupboard
  cupful cupid curable curb curfew curie curing curiosity curious curl curler curling curly current curriculum
  curse cursory curt curtain curtsy curvature curve curvy cushion cushy cusp custodial custody custom
  customary customize cut cutback cute cuteness cutlery cutoff cutout cutter cutting cv cybernetic cyberspace
  cycle cycling cyclone cylinder cymbal cynical cynicism cypher cystic dab dabble dad dada daddy dado daft dag
  dah dais dal dale dalliance damage damaging damnable damnation damned damning damp dampen damper dance
  dancing dander dandy danger dangerous dangle dangling dank dapper dare daredevil daring dark darken
  darkening darkness darkroom darling darn darts dash dashboard dashing dastard data dateless dateline
  dating daunt daunting davenport dawdle dawdling dawn dawning day daybreak daycare daydream daydreaming
  daylight daytime daze dazzle dazzling deactivate deactivation deadlift deadline deadly deaf deafen deafening
  deal dealer dealership dealing dealt dear deathbed deathly deathtrap debacle debase debatable debate
  debauchery debilitate debilitating debonair debrief debriefing debt debug debut dec decade decadence decant
  decanter decapitate decathlon decay decease deceit deceitful deceive decency decent deception deceptive
  decibel decide decidedly deciding decimal decimate decipher decision decisive deck declaration declare
  decline deco decode decoder decoding decommission decompose decomposition decompress decompression
  deconstruction decontamination decor decorate decoration decorative decorum decoupage decrease decreasing
  decree decrepit decrypt decryption dedicate dedication deduce deduct deductible deduction deductive deed
  deem deep deepen deepening deface defamation default defeat defecate defect defection defective defence
  defenceless defend defending defense defenseless defensible defensive defer deference defiance defiant
  defibrillator deficiency deficient deficit defile define defining definite definition definitive deflate
  deflect deflection deflector deflower deform defraud defrock defrost deft defunct defuse defy degas
  degeneration degenerative degradation degrade degrading degree dehumanize dehydrate dehydration deign deject
  delay delectable delegate delegation delete deliberate deliberation delicacy delicate delicious delight
  delightful delinquency delirious delirium deliver deliverance delivery dell delouse delta deltoid delts
  delude deluge delusion delusional delve demand demanding demean demeaning demeanor demeanour demented
  dementia demerit demise demo democracy democratic demographic demolish demolishing demolition demonic
  demonstrate demonstration demonstrative demoralize demoralizing demote demotion demure den denial denigrate
  denim denomination denominator denounce dense density dent dental denture deny deodorant depart department
  departmental departure depend dependable dependence dependency dependent depict depicting depiction deplete
  depletion deplorable deplore deploy deployment deport deportation deportment depose deposition depository
  depot deprave depravity depreciation depress depressing deprivation deprive depth deputize derail derailment
  derange derby derelict dereliction derivation derive derogatory derrick derriere descend descendant
  descending descent describe description descriptive desecrate desecration desensitize desert desertion
  deserve deserving desiccate design designate designation designing desirable desire desirous desist desk
  desolate desolation despair despairing desperate desperation despicable despise despising despite despondent
  dessert destination destine destiny destitute destroy destruct destruction destructive detach detail
  detailing detain detect detectable detecting detection detector detention deter deteriorate deterioration
  determination determine determining deterrent detest detestable detonate detonation detonator detour
  detriment detrimental deuce devastate devastating devastation develop developing development developmental
  deviation device devilish devious devise devising devoid devote devotion devour devouring devout dewy dexter
  dexterity diabolical diagnosing diagnostic diagonal diagram dial dialect dialogue dialysis diameter diaper
  diaphragm diary diatribe dibs dice dicey dickens dickey dickie dicky dictate dictation dictatorship diction
  dictionary did diddle diddly didn diesel diet dieting differ difference different differential differentiate
  difficult difficulty diffuse diffusion dig digestion digger digging digit digital dignify dignity digress
  dike dilate dilation dilemma dilettante diligence diligent dilute dim dimension dimensional diminish
  diminishing diminutive dimmer din dinar dine diner ding dinghy dingle dingy dining dink dinky dinner
  dinnertime diocese diorama dip diploma diplomacy diplomatic dipstick dire direct directing direction
  directional directive directness directorate directory dirty disable disabling disadvantage disagree
  disagreeable disagreement disallow disappear disappearance disappearing disappoint disappointing
  disappointment disapproval disapprove disapproving disarm disarmament disarming disarray disassemble
  disaster disastrous disband disbar disbelief disc discard discern discerning discharged disciplinary
  discipline disclose disclosure disco discoloration discomfort disconcert disconcerting disconnect discontent
  discontinue discord discordant discotheque discount discourage discouraging discourse discourteous discover
  discovery discredit discreet discrepancy discrete discretion discretionary discriminate discriminating
  discrimination discus discuss discussion disdain diseased disembark disembody disembowel disenfranchise
  disengage disfigure disgraced disgraceful disgruntle disguise disgust disgustingly dish dishonest dishonesty
  dishonor dishonorable dishonour dishwasher dishwashing disillusion disillusionment disinfect disinfectant
  disinformation disinherit disintegrate disinterest disk diskette dislike dislocate dislodge disloyal
  disloyalty dismal dismantle dismantling dismay dismember dismemberment dismiss dismissal dismissive dismount
  disobedience disobedient disobey disorder disorganize disorient disorientation disorienting disown disparage
  disparaging disparity dispel dispensary dispensation dispense dispenser dispersal disperse displace
  displacement display displease displeasure disposable disposal dispose disposition dispossess
  disproportionate disprove dispute disqualification disqualify disregarded disregarding disrespect
  disrespectful disrobe disrupt disruption disruptive diss dissatisfaction dissatisfy dissect dissection
  dissension dissent dissenting dissertation disservice dissimilar dissipate dissipation dissociative dissolve
  dissolving dissuade distal distance distant distaste distasteful distend distil distill distillery distinct
  distinction distinctive distinguish distort distortion distract distraction distraught distressed
  distressing distribute distribution distributor district distrust disturb disturbance disturbing dit ditch
  ditto ditty dive diverge divers diverse diversify diversion diversionary diversity divert diverting divide
  dividend divine diving divisional divorce divot divulge divvy dixie dizzy dl do doable docile docket docking
  doctoral doctorate doctrine document documentary documentation dodge dodging dodgy doesn dog dogging
  doghouse dogma dogmatic doh doily doing dol dolce dole doll dollhouse dollop dolor domain dome domesticate
  domesticity domicile dominance dominant dominate dominating domineer domineering dominion dominoes don
  donate donation done dong doodle doohickey doom doomsday door doorbell doorknob doormat doornail doorstep
  doorstop doorway doped dopey dorm dormant dormitory dorsal dosed dossier dot dote doting dotty double
  doubling doubly doubt doubtful doubting doubtless dough doughy douse down downbeat downfall downfield
  downhearted downhill downright downriver downside downsize downsizing downstair downstream downtime downtown
  downtrodden downward downwind downy dowry doze dozen dozer drab draft drafting drafty drag dragging dragnet
  dragonfly drain drainage draining drainpipe dram drama dramatic dramatically dramatize drank drape drastic
  drastically draw drawback drawbridge drawer drawing drawn dread dreadful dreadlock dream dreaming dreamland
  dreamy dreary dreck dredge dreg drench dress dresser dressy drew drey dribble dribbling drift drifting drill
  drilling drink drinking drip dripping drippy drive driven driver driveway driving drizzle droll drone
  droning droop droopy drop dropper dropping drought drove drown drowsy drugged drum drumlin drumming drunken
  drunkenness druthers dry dryer drywall dual duality dub dubious ducal duck ducking dud due duel duet duffel
  duffle dugout dull duly dumbbell dumbwaiter dummy dump dumping dumpy dune dungaree dungeon dunk duo dupe
  duplex duplicate duplicitous duplicity durability durable duration duress during dusk dusky dust duster
  dustpan dusty dutiful duvet dwell dwelling dwindle dwindling dyed dyeing dyke dynamic dynamo dynasty
  dysfunctional dyslexia dyslexic each eager eagerness ear eardrum earful earlier earliest earlobe earmark
  earmuff earn earnestly earnings earphone earpiece earplug earring earshot earth earthbound earthquake earthy
  ease easel easing east eastbound easter easy easygoing eat eaten eater eatery eating eavesdrop ebb eccentric
  eccentricity ecclesiastical echo echoing eclectic eclipse ecological ecology economic economical economize
  economy ecosystem ecstatic eddy edge edgewise edging edgy edible edict edification edifice edit editing
  edition editor editorial educate education educational eerie eery eff effect effective effectiveness
  effeminate effervescent efficacious efficacy efficiency efficient effigy effort effortless effrontery
  effusion eggbeater eggshell ego egotistical egregious egress eight eighteen eighteenth eighth eighty either
  eject ejection ejector el elaborate elapse elastic elasticity elate elation elbow eld elder eldorado elect
  elective electoral electric electrical electricity electrify electrifying electrocute electrode
  electromagnetic electron electronic electronically elegance elegant element elemental elementary elephant
  elevate elevation elevator eleven eleventh elicit eligibility eligible eliminate elite ell elliptical
  elocution elongate elope elopement eloquence eloquent else elsewhere elude eluding elusive elves elvish
  elysian em emanate emancipate emancipation emasculate embalm embankment embargo embark embarkation embarrass
  embarrassing embarrassment embassy embed embellish ember embezzle embitter emblem embodiment embody embolism
  emboss embrace embracing embroider embroidery emcee emerge emergence emergency emergent emerging emigrate
  emigration eminence eminent emit emotion emotional empathetic empathic empathize empathy emphasis emphasize
  emphatic emphatically empire empirical emplacement employ employment emporium empower emptiness empty
  emptying emulate en enable enabling enact enamor encampment encase enchant enchanting enchantment enclose
  enclosing enclosure encode encompass encore encounter encourage encouragement encouraging encroach
  encroaching encrypt encryption encyclopedia end endanger endangerment endear endearing endearment endeavor
  endeavour endgame ending endless endorse endorsement endoscopy endow endowment endurance endure enduring
  energetic energize energizer energy enfold enforce enforcement engage engagement engaging engine engineer
  engineering engorge engrave engraving engulf enhance enhancement enhancer enigma enigmatic enjoy enjoyable
  enjoyment enlarge enlargement enlighten enlightening enlightenment enlist enlisting enlistment enmity ennui
  enormity enormous enough enquire enquiry enrage enrich enrol enroll enrollment ensconce ensemble ensign
  enslave ensue ensuing ensure entail entangle enter entering enterprise enterprising entertain entertaining
  entertainment enthuse enthusiasm enthusiastic enthusiastically entice enticing entirely entirety entitle
  entitlement entity entomb entomology entourage entrance entrancing entrapment entreat entree entropy entrust
  entry entwine envelop envelope enviable envious environ environment environmental envision envoy envy
  epaulet epic epicenter epidemic epidermal epidermis epidural epileptic epiphany episcopal episode epitaph
  epitome epsilon equal equality equalize equalizer equate equation equator equatorial equestrian equilibrium
  equinox equip equipment equitable equity equivalent era eradicate eradication erase eraser erect erectile
  erection ergo erode eroding erogenous erosion erotica err errand errant erratic erratically erroneous error
  erupt escalade escalate escalation escalator escapade escaped escarpment escrow eskom esophagus esoteric
  especial espionage esplanade esprit essay essential establish establishment estate esteem estimate
  estimation estrange estrangement eta etcetera etch etching eternal eternity ethereal ethic ethical ethnic
  ethnicity etiquette eulogy euphemism euphoria euphoric evacuate evacuation evade evaluate evaluation
  evangelical evaporate evasion evasive eve even evening event eventful eventual ever everlasting evermore
  every everybody everyday everyone everyplace everything everywhere evict eviction evidence evident
  evidentiary evil eviscerate evocative evoke evolution evolutionary evolve ex exact exacting exaggerate
  exaggeration exalt exam examination examine example exasperate exasperating excavate excavation exceed
  exceeding excel excellence excellency excellent except exception exceptional excerpt excess excessive
  exchange excitable excite excitedly excitement exciting exclamation exclude exclusion exclusive
  excommunicate excruciate excruciating excursion excuse execute executing executive exemplary exemplify
  exempt exemption exercise exercising exert exertion exhale exhausted exhausting exhaustion exhaustive
  exhibit exhibition exhilarate exhilarating exhilaration exhumation exhume exile exist existence existential
  existentialism existing exit exodus exonerate exorbitant exorcise exorcism exoskeleton exotic expand expanse
  expansion expansive expect expectancy expectant expectation expediency expedient expedite expedition
  expeditionary expel expelling expend expendable expenditure expense expensive experience experiment
  experimental experimentation expert expertise expiration expire explain explainable explanation expletive
  explicit explode exploit exploitation exploration exploratory explore explosion expo exponential export
  exporting expose exposition exposure express expression expressive expressway expulsion expunge exquisite
  extend extension extensive extent extenuate extenuating exterior exterminate extermination external extinct
  extinction extinguish extinguisher extort extra extracurricular extradite extradition extramarital
  extraneous extraordinaire extraordinary extrapolate extrasensory extraterrestrial extravagance extravagant
  extravaganza extreme extremist extremity extricate exuberance exuberant exude eye eyeball eyebrow eyeful
  eyeglass eyelash eyelid eyeliner eyesight eyesore eyewitness fa fab fabian fable fabric fabricate
  fabrication fabulous facade face faceless facet facial facilitate facility facing fact faction factor
  factoring factory factual faculty fad fade fading fail failing fain faint fair fairground fairness fairway
  fairy fairyland faith faithful faithfulness faithless fall fallacy fallback fallen fallible falling fallow
  false falsehood falsetto falsie falsify falsifying falter faltering fame familial familiar familiarity
  familiarize family famine famish famous fan fanatic fanatical fanciful fancy fanfare fantail fantasia
  fantasize fantastic fantastical fantasy far faraway farewell farm farmhouse farming farmland farmyard faro
  farrow fart farther farthest farting fascinate fascinating fascination fascism fascist fashion fashionable
  fast fastball fasten faster fastidious fat fatal fatality fate fateful father fatherhood fatherland
  fatherless fathom fatigue fatten fattening faucet fault faulty fauna faux favor favorable favorite
  favoritism favour favourite fawning fax faze fear fearful fearless fearsome feasible feast feasting feat
  feather feathery feature febrile fed federal federation fedora fee feeble feedback feedbag feeding feel
  feeling feet feign feint feisty felicitation felicity fell fellow fellowship felonious felt feminine
  femininity feminism feminist femoral femur fen fence fend fender ferocious ferocity ferry ferryboat fertile
  fertilise fertilization fertilize fervent fervor fess festival festive festivity fetal fetch fetching fete
  feud feudal feverish few fewer fey fez fiasco fib fiber fibre fibrous fibula fickle fiction fictional
  fictitious fiddle fiddlestick fiddling fidelity fidget fidgety fiduciary field fielding fieldwork fiendish
  fierce fiery fiesta fife fifteen fifteenth fifth fifty fight fighter fighting figment figurative figure
  figurine figuring file filial filibuster filing fill filling film filming filter filthy filtration finagle
  final finale finality finalize finance financial financier financing find finder finding fine finer finery
  finesse finger fingernail fingerprint fingerprinting fingertip finicky finish finishing finite fink fire
  fireball firehouse firelight fireman fireplace firepower fireside firewall firing firm firmament firmness
  first firstborn firsthand fiscal fishery fishing fishnet fission fissure fist fistfight fistful fit
  fitness fitting five fix fixate fixation fixing fixture fizzle fizzy fjord flabbergast flaccid flagon
  flagpole flagrant flagship flagstaff flail flair flaky flame flamenco flaming flammable flange flannel
  flapping flaps flaring flash flashback flashbulb flasher flashing flashlight flashy flask flat flatbed
  flatfoot flatten flatter flattering flattery flattop flatulence flatulent flatware flaunt flavor flavorful
  flavour flavourful flavoursome flaw flawless flay fleabag fleck flee fleet fleeting flesh fleshy flew flex
  flexibility flexible flick flickering flier flighty flinch fling flip flippant flirt flirtation flirtatious
  flirting flit float floating floaty flock floe flog flogging flood floodgate floor floorboard floorshow flop
  flophouse floppy flora floral florin florist floss flotation flotsam flourish flourishing flout flow flower
  flowering flowerpot flowery flowing fluctuate fluctuating fluctuation flue fluent fluff fluffy fluid flunk
  fluorescent fluoroscope flurry flushed fluster flute flutter fluttering fly flyer flying flytrap flywheel
  foam foaming foamy fob focal focus focusing fog foggy foghorn foil fold folder folding folie folk folklore
  follicle follow followers following folly fond fondle fondness font food fool foolhardy fooling foolish
  foolishness foolproof foot footage football foothill foothold footing footlights footlocker footloose
  footnote footpath footprint footstep footwear footwork for foraging foray forbearance forbid forbidden
  forbidding force forceful forceps forcible forcibly ford forearm forebode foreboding forecast foreclose
  foreclosure forefinger forefront forego foregone foreground forehead foreign foremost forensic foresee
  foreseeable foresight foreskin forestry foretell forever forevermore forfeit forge forget forgetful
  forgetfulness forgettable forging forgive forgiveness forgiving forgo forgot forgotten fork forklift forlorn
  form formal formality format formation formative former formidable formulate fornicate forsake forsaking
  fort forte forth forthcoming forthright forthwith fortification fortify fortitude fortnight fortress
  fortuitous fortunate forty forum forward forwarding fossil fossilize foster fought foul found foundation
  founding foundry fountain four fourscore foursome fourteen fourteenth fourth foxhole foxtrot foxy foyer
  fracas fraction fragile fragment fragrance fragrant frail frame framework framing franchise frankly
  frankness frantic frantically frat fraternal fraternise fraternity fraternize fraudulent fraught fray
  frazzle freak freakish freaky freckle free freebie freedom freeing freelance freeload freestyle freeway
  freeze freezer freezing freight freighter frenzy frequency frequent fresh freshen freshener fresher freshman
  freshness fret friction friday fridge friend friendless friendship frigate fright frighten frightening
  frightful frigid frill frilly fringe frisk frisky frivolous frizzy frock frog frolic from front frontage
  frontal frontier frosty froth frothing frothy frown frowning froze frozen fruit fruitful fruition fruitless
  fruity frustrate frustrating frustration fry frying ft fuel fueling fug fugue fulcrum fulfil fulfill
  fulfillment fulfilment full fullback fuller fullness fully fumble fumbling fumigate fun function functional
  functioning fundamental fundamentalist funded funding fundraise fundraiser funds funeral fungal funk funky
  funnel funny furious furlong furlough furnace furnish furnishing furniture furry further furthermore
  furthest furtive fury fuse fuselage fusion fuss fussy futile futility futon future futuristic fuzzy gab
  gabby gable gad gadget gaff gaffe gag gaga gaggle gaiety gaily gain gait gal galactic galaxy gale gallant
  gallantry gallbladder galleon gallery galley gallivant gallon gallop gallows gallstone galore galosh
  galvanize gam gambit gamble gambling game gaming gamma gammy gamut gamy gang gangland gangplank gangway
  gantry gap gape gaping garage garb garble garden gardening gargantuan gargoyle garibaldi garish garland
  garlicky garment garner garret garrison garrote garter gaseous gasket gaslight gasp gassy gastric gate
  gateway gather gathering gauche gaudy gauge gauntlet gauss gauze gave gavel gawk gawky gaze gazebo gazette
  gear gearing gearshift gee geld gen gender gene genealogy general generality generate generation generator
  generic generosity generous genesis genetic genetical genial genital genius genome genre genteel gentile
  gentle gentlemanly gentleness gently gentry genu genuine geographic geographical geography geological
  geology geometric geometry georgette geriatric gestation gesture get getaway getting getup ghastly ghetto
  ghost ghoulish gibber gibberish giddy gift gig gigantic giggle gilbert gild gimmick gimpy gird girder girdle
  girlish girth gismo gist give giveaway given giving gizmo glacier glad glade gladness glamorous glamour
  glance glandular glare glaring glass glassy glaze gleam gleaming glee glen glib glide glider gliding glimmer
  glimpse glint glisten glistening glitch glitter glittering gloat gloating glob global globalization gloom
  gloomy glorify glorious glory gloss glossy glove glow glowing glued glug glum glute gluteus gluttony gm
  gnarly gnaw go goal goalie goalkeeper goalpost goatee gob gobble gobbledygook goblet goddam goddamn
  godforsaken godless godlike godliness godly godsend goggle gogo going golden goldmine golem golf golfing
  gondola gone gong gonna gonzo good goodby goodbye goodness goodwill gooey goof goofy google goosebump goosey
  gorge gorgeous gory gospel gossamer gossip gossiping got gothic gotten gouge govern governing government
  governmental governor gown grab grabby grace graceful gracious graciousness grad grading gradual graduate
  graduation graffiti grail grainy gram grammar gramophone gran grand grandeur grandiose grandma grandstand
  grange grant graph graphic grapple grappling grasp grasping grass grassroots grassy grate grateful grater
  gratification gratify gratifying grating gratis gratitude gratuitous gratuity grave gravestone graveyard
  gravitational gravity gray grazed grazing greased greasy great greater greatness greed greedy green
  greenhouse greenwood greet greeting grenade grew grey grid gridlock grief grievance grieve grieving grievous
  grill grille grilling grim grimace grime grimoire grimy grin grind grinding grindstone grinning grip gripe
  gripping grisly gristle grits gritty groan grocery groggy groin groom grooming groove grooving groovy
  groping gross grotesque grotto grouchy ground groundbreaking grounding groundless groundwork group grouping
  grove grovel groveling grovelling grow growing growl growling grown grownup growth grudge grueling gruesome
  gruff grumble grumbling grumpy grunge grungy guarantee guarded guardhouse guardianship guardrail guess
  guessing guesswork guest guesthouse guff guidance guide guidebook guideline guiding guild guilder guile
  guillotine guilt guilty guise guitar gulag gulch gulf gullet gullible gully gulp gummy gumption gumshoe
  gunboat gunfight gunfire gunnery gunny gunplay gunpoint gunshot gurgle gurney gush gusher gushing gust gusto
  gutless guts gutsy gutter guy guzzle guzzling gym gymnasium gymnastic habit habitable habitat habitation
  habitual hacienda hacksaw had haggard haggle haggling haiku hail hailstorm hairball hairbrush haircut hairdo
  hairdressing haired hairless hairline hairnet hairpiece hairpin hairstyle hairy hale half halfback halftime
  halfway hall hallelujah hallmark hallow hallucinate hallucinating hallucination hallucinogenic hallway halo
  halt halve halyard hamlet hammer hammering hammock hammy hamper hamstring hand handbag handball handbill
  handbook handcraft handcuff handful handheld handicapped handiwork handkerchief handle handlebar handling
  handmade handmaiden handoff handout handset handshake handsome handwrite handwriting handwritten handy
  hangar hanger hanging hangnail hangout hangover hank hanker hankering hankie hanky hao hap haphazard hapless
  happen happening happiness happy harass harassment harbinger harbor harbour hard hardball harden hardheaded
  hardness hardship hardtop hardware hardworking hardy harebrained harem hark harken harlequin harmful
  harmless harmonic harmonica harmonious harmony harness harp harpoon harpsichord harrow harrowing harry harsh
  harvest harvester harvesting has hasn hassle haste hasten hasty hat hatch hatching hateful haughty haul
  hauling haunt haunting have havelock haven having havoc hawking hayloft haystack haywire hazard hazardous
  haze hazy he head headband headboard headdress header headfirst headgear heading headless headlight headline
  headlock headlong headphone headpiece headquarter headset headstone headstrong headway heady health
  healthcare healthful healthier healthy heap hear heard hearing hearsay hearse heart heartache heartbeat
  heartbreak heartbreaker heartbreaking heartbroken heartfelt hearth heartland heartless heartsick
  heartstrings heartwarming hearty heat heater heathen heating heave heaven heaviness heaving heavy heavyset
  heckle heckling hectic hector hedge hedging heel heft hefty height heighten heinous heirloom held helicopter
  heliport helix hellfire hellhole hellish hello helm helmet help helper helpful helping helpless helplessness
  hem hemisphere hemline hemorrhagic hemostat hence henceforth henhouse hep her herald herb herbal herby herd
  here hereabout hereafter hereby hereditary heredity herein heresy heretofore herewith heritage herm
  hermaphrodite hermetically hermitage hero heroic heroical heroism herself hertz hesitant hesitate hesitating
  hesitation het heterosexual hewn hex hey hg hi hiatus hibernate hibernating hibernation hick hidden hide
  hideaway hideous hideout hiding hierarchy hieroglyphic high highbrow higher highfalutin highland highlight
  highlighting highness hightail highway hike hiking hilarious hill hillside hilltop hilly hilt him himself
  hinder hindrance hindsight hinge hint hip hippies hippodrome hipsters hire hiss hissing historic historical
  history hit hitch hitchhike hither hitting hive hl hm hoard hoarding hoarse hoax hobble hobnob hockey hoe
  hogan hogwash hoist hokey hold holder holding hole holiday holiness holistic holla holler hollering hollow
  holocaust hologram holographic holster holy homage home homecoming homecooked homeland homeless homemade
  homeopathic homeroom homesick homespun homestead hometown homeward homework homey homicidal homing
  homophobia homophobic homosexual homy hone honestly honesty honeymoon honk honor honorable honorary honoring
  honour honourable hood hoodwink hooey hook hooking hookup hooky hoop hoopla hooray hoosegow hoot hoover hope
  hopeful hopeless hopelessness hopscotch horde horizon horizontal horoscope horrendous horrible horrid
  horrific horrify horrifying horror horseplay horsepower horseshit horseshoe horsewhip horst horticulture
  hosanna hose hospitable hospitality hospitalize hostel hostile hostility hot hotbed hotel hotfoot hotheaded
  hothouse hour hourglass house houseboat housebroken houseclean housecleaning household housekeep
  housekeeping housewarming housework housing hovel hover hovercraft how howdy however howitzer howl howling
  howzit hoy hr hub hubbub hubcap hubris huck huddle hue huff huffing huffy hug huge hugging hula hulk
  hullabaloo hum human humane humanitarian humanoid humble humbling humbug humdrum humerus humid humidity
  humiliate humiliating humiliation humility hummer humming humongous humor humoring humorless humorous humour
  hump hunch hunchback hundredth hunger hungry hunk hunker hunt hunter hunting hurdle hurl hurling hurrah
  hurricane hurriedly hurry hurrying hurtful hurtle husband husbandry hush hutch hybrid hydrant hydrate
  hydraulic hydroponic hygienic hymen hymn hype hyperactive hyperbole hypersensitive hypertension hypertensive
  hyperventilate hyphen hypnosis hypnotism hypnotize hypochondriac hypocrisy hypocritical hypodermic
  hypoglycemic hypotensive hypotenuse hypothalamus hypothermia hypothermic hypothesis hypothetical hysteria
  hysteric hysterical i iambic ic icebox icebreaker icky icon iconic icy id idea ideal idealism idealistic
  identical identifiable identification identify identity ideology idiocy idiom idiosyncrasy idiotic idle
  idling idol idolise idolize idyllic ie if iffy igloo igneous ignite ignition ignorance ignorant ii il ilk
  illegal illegitimate illicit illiterate illogical illuminate illuminating illumination illusion illustrate
  illustration illustrious image imagery imaginable imaginary imagination imaginative imagine imaging
  imbalance imbecile imbecilic imitate immaculate immaterial immaturity immeasurable immediate immense immerse
  immigrate immigration imminent immobile immobilize immodest immoral immorality immortality immortalize
  immunization impact impair impale impart impartial impassable impasse impassioned impatience impatient
  impeach impeachment impeccable impede impediment impeding impend impending impenetrable imperative imperfect
  imperfection imperial imperialism imperialist imperious impersonal impersonate impersonation impertinence
  impertinent impervious impetuous implant implement implicate implication implicit implode implore implosion
  imply impolite import importance important importing impose imposing imposition impossibility impossible
  impost impotence impotent impound impoverish impractical impregnable impregnate impress impression
  impressionable impressionist impressive imprint imprinting imprison imprisonment improbable impromptu
  improper impropriety improve improvement improving improvisation improvise imprudent impudence impudent
  impulse impulsive impunity impure in inability inaccessible inaccurate inactive inadequacy inadequate
  inadmissible inadvertent inalienable inane inanimate inappropriate inarticulate inaudible inaugural
  inauguration inboard inbound inbred incalculable incandescent incantation incapable incapacitate incapacity
  incarcerate incarceration incarnate incarnation incensed incentive inception incessant incestuous incidence
  incident incidental incinerate incinerator incise incision incite incitement inclination incline include
  inclusion inclusive incognito incoherent income incoming incommunicado incomparable incompatible incompetent
  incomprehensible inconceivable inconclusive inconsequential inconsiderate inconsistency inconsistent
  inconsolable inconspicuous incontinence incontinent incontrovertible inconvenience inconvenient incorporate
  incorporation incorrect incorrigible incorruptible increase increasing incredible increment incriminate
  incriminating incubate incubation incubator incumbent incur incurable incursion indebted indecency indecent
  indecision indecisive indeed indefinite indelible indelicate indemnity indenture independence independent
  indescribable indestructible indeterminate index indicate indication indicative indict indictment indie
  indifference indifferent indigenous indigent indignant indignation indignity indirect indiscreet
  indiscretion indiscriminate indispensable indispose indisputable indistinct indistinguishable individual
  individualism individuality indivisible indoctrination indomitable indoor indubitable indubitably induce
  inducement inducing induct induction indulge indulgence indulgent indulging industrious industry inebriate
  inedible ineffective ineffectual inefficiency inefficient ineligible inept inert inertia inertial
  inescapable inevitability inevitable inexcusable inexhaustible inexpensive inexperience inexplicable
  infallible infamous infamy infancy infantile infatuate infatuation infected infectious infer inference
  inferior inferiority infernal inferno infertile infertility infest infestation infidelity infield infiltrate
  infiltration infinite infinitesimal infinity infirm infirmary inflame inflammable inflammatory inflatable
  inflate inflation inflict infliction influence influential influx info infomercial inform informal
  information informational informative informing infrared infrastructure infuriate infuriating infuse
  ingenious ingenue ingenuity ingenuous ingest ingestion ingrain ingratiate ingratitude ingredient ingrown
  inhabit inhale inhaler inherent inherit inheritance inheriting inhibit inhibition inhospitable inhuman
  inhumane inhumanity iniquity initial initiate initiation initiative inject injector injunction injustice
  inkle inkling inkwell inky inland inlay inlet inn innate inner innermost inning innocence innocent innocuous
  innovation innovative innuendo innumerable inoculate inoculation inoffensive inoperable inoperative
  inopportune inordinate input inquest inquire inquiring inquiry inquisition inquisitive insane insanity
  insatiable inscribe inscription inscrutable insecure insecurity insemination insensitive insensitivity
  inseparable insert insertion inside insidious insight insightful insignia insignificant insincere insinuate
  insinuating insinuation insipid insist insistence insistent insisting insofar insolence insolent insomnia
  insomniac inspect inspection inspiration inspirational inspire inspiring instability instal install
  installation installing installment instalment instance instantaneous instead instep instigate instil
  instill instinct instinctive institute institution institutional institutionalize instructive instrument
  instrumental instrumentation insubordinate insubordination insubstantial insufferable insufficient insulate
  insult insulting insurance insure insurgent insurmountable insurrection intact intake intangible integral
  integrate integration integrity intellect intellectual intelligence intelligent intend intense intensify
  intensity intensive intent intention intentional inter interact interaction interactive intercede intercept
  interception interceptor interchange interchangeable intercom interconnect interested interesting interface
  interfere interference interfering intergalactic interim interior interject interlock interlocking interlope
  interlude interminable intermission intermittent internal international internment internship interpersonal
  interplanetary interpret interpretation interpreter interpreting interpretive interracial interrogate
  interrogation interrupt interruption intersect intersection interstellar intertwine interval intervene
  intervening intervention interview intestinal intimacy intimate intimidate intimidating intimidation into
  intolerable intolerant intonation intoxicate intoxicating intoxication intracranial intravenous intrepid
  intricacy intricate intrigue intriguing intrinsic intro introduce introduction introductory introspective
  intrude intruding intrusion intrusive intubate intubation intuition intuitive inundate invade invading
  invalid invalidate invaluable invariable invariably invasion invasive invent invention inventive inventory
  inverse invert invest investigate investigating investigation investigative investing invigorate
  invigorating invincible invisibility invisible invitation invite inviting invoice invoke involuntary involve
  involvement invulnerable inward ionization ionosphere iota ira irate ire ironclad ironed ironic ironical
  ironing irons irony irrational irrefutable irregular irrelevant irreparable irreplaceable irrepressible
  irresistible irresponsible irreversible irrevocable irrigate irritability irritable irritate irritating
  irritation is ischemic island isle ism isn isolate isolating isolation isosceles issue issuing it itching
  itchy item itemize itinerary itself iv jab jabber jabbering jabbing jacket jackhammer jackpot jacks jade jag
  jailed jailhouse jalopy jamboree jammed jammer jamming jangle jangling japan jar jarring jaundiced jaunt jaw
  jaywalk jazz jazzy jealous jealousy jean jeep jeer jeering jeopardise jeopardize jeopardy jerkin jerking
  jersey jest jettison jetty jewel jewellery jewelry jib jibe jiffy jig jiggle jigsaw jihad jillion jilt
  jingle jingling jinks jinx jitter jitterbug jittery jive job jobless jock jockey jockstrap jog jogger
  jogging join joining joint joist joke joking jolly jolt josh joss jot joule journal journalism journalistic
  journey joust jovial joy joyful joyous joyride joystick jubilee judas judge judgement judgeship judging
  judgment judgmental judicial judiciary judo jug juggle juggling jugular juice juicer juicy jujitsu juju juke
  jukebox jumbled jumbo jump jumper jumping jumpstart jumpsuit jumpy junction juncture jungle junkyard junta
  jurisdiction jurisdictional jury just justice justifiable justification justify juvenile kaleidoscope
  kamikaze kappa kaput karaoke karate karma katzenjammer kayak kayo kazoo kc kcal keel keen keep keeper
  keeping keepsake keg keister kelvin ken kennel keno kept kerb kerchief kern kettle kettlebell key keyboard
  keyhole keynote keypad keystone keystroke kg khaki khan ki kibbutz kibitz kibosh kick kickback kicking
  kickoff kickstart kid kiddies kidnap kiln kilo kilojoule kilometer kilometre kilowatt kilt kimono kin kind
  kinda kindergarten kindle kindness kindred kinetic kinfolk king kingdom kingpin kinship kiosk kip kirk
  kismet kisser kit kitchen kitchenette kitsch kj klaxon klick kludge km knack knackered knapsack knead knee
  kneecap kneeling knell knew knickers knickknack knife knight knighthood knit knitting knob knock knockdown
  knocking knockoff knockout knoll knot know knowing knowledge knowledgeable known knuckle kookie kooky kowtow
  kremlin kudos kuru la lab label labor laboratory laboring labour lace lacerate lack lacking lacrosse lacy
  ladder lade laden lading ladle ladylike lag lagoon laguna laid lain lair lakeside lambert lame lament
  laminate lamp lamppost lampshade lancers land landau lander landfall landfill landing landline landlocked
  landmark landscape landscaping landslide lane langley languid lanky lantern lap laparotomy lapel lapping
  lapse laptop larboard large larger largo laryngeal laryngoscope lascivious laser lash lashing lasso last
  lasting lat latch latchkey late lateness latent later lateral lath lathe lather latitude latrine latter laud
  laugh laughable laugher laughing laughter launch launcher launching launchpad launder laundering laundry
  laurels lavatory lavender lavish law lawful lawless lawlessness lawn lawsuit lax lay layer laying layoff
  layout layover laziness lazy lb lea leach lead leader leadership leading leaf league leakage leaky lean
  leaning leap leapfrog leaping learn learning learnt lease leash least leastways leave leaving lecherous
  lecture lecturing led lederhosen ledge ledger lee leer leering leery leeway left leftover leg legal legalese
  legality legalize legation legend legendary legging leggy legible legislate legislation legislative
  legislature legitimacy legitimate lei leisure lekker lemony lend lending length lengthen lengthwise lengthy
  leniency lenient lens lense leone leotard less lessen lesser lesson let letdown lethargic letter letterhead
  lettering letting lev levee level leveling lever leverage levitate levity levy lewd lewdness ley li
  liability liable liaison libel liberal liberate liberation liberty library licence license lick licking lid
  lido lie liege lien lieu life lifeboat lifeless lifelike lifeline lifelong lifesaver lifesaving lifespan
  lifestyle lifetime lift lifter lifting liftoff ligament ligature light lighten lightening lighter
  lightheaded lighthearted lighthouse lighting lightness lightning lightweight likable like likeable
  likelihood likeness likewise liking lilt limb limber limbo lime limelight limerick limit limitation limiting
  limitless limo limousine limp lindy line lineage linear linebacker lineman linen liner lineup linger
  lingerie lingering lingo linguistic lining linkage linked linkup lion lipstick liquefy liquid liquidate lira
  lisp list listen listening lister listing lit liter literacy literal literary literate literature litigation
  litigious litre littered little littler liv livable live livelihood liven livery livid lividity living ll lm
  load loading loadshedding loafing loan loaner loaning loath loathe loathing loathsome loaves lob lobby local
  locale localize locate locating location loch lock lockbox locker locket locking lockout lockup loco
  locomotive locus lode lodge lodging loft lofty log logbook logging logic logical logistic logistical logo
  loin loiter lone loneliness lonesome long longboat longer longevity longing longitude longtime loo look
  looking lookout loom loonie loony loop loophole looping loopy loose loosen loosening looted looting lop
  lopsided lordship lore lorry lose loss lost lot lottery lotto loud loudspeaker lounge lousy louvre lovable
  love loveable loveless loveliness lovelorn lover lovesick loving low lower lowering loyal loyalty luau
  lubricate lubrication lucid lucidity lucifer luck lucky lucrative ludicrous ludo luge luggage lukewarm lull
  lullaby lumbar lumbering lumberjack luminous lump lumpy lunacy lunar lunatic lunch lunchbox lunching
  lunchroom lunchtime lunge lurch lure lurid lurk luscious lush luster lustful lustrous lusty lux luxurious
  luxury lv lx lying lymphatic lynch lyric lyrical macabre machine machinery macho macintosh mack mackinaw
  macro macroscopic mad madcap madden maddening made madhouse madras mafia mag magazine magenta magic magical
  magnanimous magnet magnetic magnetism magneto magnification magnificence magnificent magnify magnitude
  magnum mahjong maiden maidenhead mailbox mailed mailer mailing maim main mainframe mainland mainline
  mainsail mainstream maintain maintenance majestic majesty major majority make makeover maker makeshift
  makeup making maladjusted malarkey malcontent maleficent malevolent malfeasance malfunction malfunctioning
  malice malicious malign malignant mall mallet malpractice mambo mammon man manage manageable management
  managerial manana mandate mandatory mandolin maneuver maneuverable manga manger mangle mangy manhandle
  manhole manhood manhunt mania maniac maniacal manic manicure manifest manifestation manifesto manipulate
  manipulation manipulative mankind manliness mannequin manner mannerism mannish manoeuvre manor manpower
  mansion mantel mantelpiece mantle mantra mantua manual manufacture manufacturer manufacturing manuscript
  many map mapping mar marathon marble marcel march marching margin marginal marginalize maria mariachi marina
  marinade marinate marine marital maritime mark marker market marketable marketing marketplace marking
  marksmanship marooned marquee marriage marry marseille marsh marshal mart martial martyr martyrdom marvel
  marvellous marvelous mascara masculine masculinity maser mash mask masking masochistic masonic masquerade
  mass massage masse massive mast master masterful mastering mastermind masterpiece mastery mat match
  matchbook matchbox matching matchmaking mate material materialism materialistic materialize maternal
  maternity matey math mathematical mathematics matinee matrimonial matrimony matt matte matter mattock
  mattress matured maturity maudlin maul mausoleum mauve maw max maxi maxim maximize maximizing maximum
  maxwell may maybe maypole maze mazurka me meadow meager meal mealtime mean meaning meaningful meaningless
  meanness meant meantime meanwhile measly measure measurement measuring meatpacking meaty mecca mechanic
  mechanical mechanism mechanize medal medallion meddle meddlesome meddling medevac medial median mediate
  mediation medically medicinal medieval medina mediocre mediocrity meditate meditation meditative medium meek
  meet meeting meg megaphone megaton meld melee mellow melodic melodrama melodramatic melody melt meltdown
  melting mem member membership membrane memento memo memoir memorabilia memorable memorandum memorial
  memorise memorize memory men menace menacing menage menagerie mend mendacity mending menial menopause
  menstrual menstruation mental mentality mention mentor menu meow mercantile mercenary merchandise
  merchandising merciful merciless mercy mere merge merger merging meridian merit meritorious merriment merry
  mesa mesh mesmerize mess message messy met metabolic metabolism metabolize metallic metamorphosis metaphor
  metaphorical metaphysical metaphysics mete meteor meteorite meteorological meter method methodical
  methodology meticulous metre metric metro metronome metropolis metropolitan mettle mezuzah mezzanine mg mi
  mic mickle micro microchip microfiche microfilm micron microphone microprocessor microscope microscopic
  microwave mid midair midday middle midfield midget midland midline midnight midsection midst midsummer
  midterm midway midweek midwestern miff might mighty migrant migrate migration migratory mike mil mild mile
  mileage milestone milieu militant military mill millennium milligram millimeter millimetre milling millionth
  millisecond millstone mime min mincing mind mindful mindless mindset mine minefield mineral mingle mingling
  mini miniature miniaturize minibar minibus minimal minimize minimum mining miniscule miniskirt minister
  ministry minivan minor minority minstrel minty minuet minus minuscule minute miraculously mirage mired
  mirror mirth misadventure misbehave miscalculate miscalculation miscarry miscellaneous mischief mischievous
  misconception misconduct misconstrue miscount misdeed misdirect misdirection miserable misery misfire
  misfortune misgiving misguide mishandle mishap misinform misinformation misinterpret misjudge mislaid
  mislead misleading mismatch misogynistic misplace misprint misquote misread misreading misrepresent miss
  misshapen missing mission missionary misspell misstep mist mistake mistaken mistaking mistreat mistreatment
  mistrial mistrust misty misunderstand misunderstanding misunderstood misuse miter mitigate mitt mitten
  mitzvah mix mixing mixture mizzen ml mm mnemonic mo moan moat mob mobile mobility mobilization mobilize
  moccasin mockery mocking mod mode modeled modeling modelling modem moderate moderation modern modestly
  modesty modicum modification modify module mogul mohair mohawk moist moisture moisturise moisturize mojo mol
  molar molded molding moldy molecular molehill molt molten molting molto mom moment momentary momentous
  momentum monarchy monastery monday monetary money moneybag moneymaker mongo mongoloid moniker monitoring
  monocle monogamous monogamy monogram monolith monologue monopolize monopoly monotonous monotony monsoon
  monstrosity monstrous montage monte month monument monumental moo mooch mood moody moon moonbeam moonlight
  moonlit moonwalk moor mooring moot mop mope mopping moral morale morality moratorium morbid more moreish
  moreover morgen morgue morn morning moronic morose morph morrow mortal mortality mortgage mortify mortuary
  mosaic mosey mosque most motel mothball mother motherhood motherland motherless motif motion motionless
  motivate motivating motivation motivational motivator motive motley motor motorbike motorboat motorcade
  motorcar motorcycle motoring motorize motto moulin mound mount mountain mountaineer mountainside mounting
  mourn mournful mourning mousetrap mousey moustache mousy mouth mouthful mouthpiece mouthwatering movable
  move movement mover movie moving mow mower moxie mph ms mu much muckle mucosa mucous muddle muddy muff
  muffle muffler mug mulch mull multimedia multinational multiple multiplex multiply multitude mum mumble
  mumbling mummify mummy mundane municipality munition mural murdered murderous murky murmuring muscle
  muscular musculature muse museum mushy music musical musing muss must mustache muster musty mutate mutation
  mute mutilate mutilation mutiny mutter muttering mutual muumuu my myocardial myopic myriad myself mysterious
  mystery mystic mystical mystify mystifying mystique myth mythic mythical mythological mythology mzansi nab
  nada nadir nagging nail naive nakedness name nameless naming nap nape napkin napping nappy narcissism
  narcissistic narcolepsy narrate narration narrative narrow narrowing nary nasal nasty nation national
  nationalism nationalist nationality nationwide native nativity natty natural naturalization nature naught
  naughty nauseate nauseating nauseous nautical naval nave navigate navigation navigational nay neanderthal
  near nearby nearer nearsighted neat neatness nebuchadnezzar necessary necessity neck necklace neckline
  necktie necrophilia necropolis nee needed needlepoint needless needlework needs needy nefarious negate
  negative negativity neglect neglectful negligee negligence negligent negligible negotiable negotiate
  negotiation neigh neighbor neighborhood neighboring neighbour neighbourhood neither nelson nemesis neo nerve
  nervous nervousness ness nest nestle net nether netherworld nett netting network neural neurological neuron
  neurosis neurotic neuter neutral neutralise neutrality neutralize neutrino neutron neve never nevermore
  nevertheless new newfangled newfound newness newscast newsflash newsletter newsreel newsroom newsstand
  newsworthy newton next nexus ng nibble niblick nice niceness nicety niche nick nickelodeon nickname nifty
  nigh night nightclub nightfall nightgown nightie nightlife nightmare nightmarish nightshirt nightstick
  nighttime nil nim nimble nimbus nine nineteen nineteenth ninety ninja ninth nip nipping nippy nirvana nitric
  nitrous nix no nobility noble nobody nocturnal nod nodding noggin nohow noise noisy nomadic nomenclature
  nominal nominate nomination non nonchalant noncompliance nondescript none nonetheless nonexistent nonfiction
  nonprofit nonsense nonsensical nonstick nonstop nonviolent nook noon noose nor nordic norm normal normalcy
  normality north northbound northeast northeastern norther northward northwest northwestern nose nosey
  nostalgia nostalgic nostril nosy not notable notarize notation notch note notebook nothing nothingness
  notice noticeable notification notify notion notoriety notorious notwithstanding nought noun nourish
  nourishing nourishment nous nova novel novelty now nowadays nowhere noxious nu nuance nuclear nudge null
  nullify numb number numbing numerical numerous nun nunnery nuptial nursed nursery nursing nurture nuthouse
  nutrient nutrition nutritious nutshell nuzzle nylons oar oasis oath obedience obedient obey obit
  obituary object objectify objection objectionable objective objectivity obligate obligation obligatory
  oblige obliging obliques obliterate oblivion oblivious obnoxious oboe obscene obscenity obscure obscurity
  obsequious observant observation observatory observe observing obsess obsession obsessive obsolete obstacle
  obstinate obstruct obstruction obtain obtuse obvious occasion occasional occipital occult occupancy
  occupation occupational occupy occur occurrence oceanic octagon octave ocular odd ode odious odometer odor
  odorless odour odyssey oeuvre of off offbeat offence offend offending offense offensive offer offering
  offhand office officer official officiate offing offshore offside offspring offstage oft often oftentimes
  ogle oiled oiler oiling oily oink ok okay okey old olden older oldie olfactory olympian omen omicron ominous
  omission omit omnipotent omniscient on once oncoming one oneness ongoing online onset onshore onslaught
  onstage onto onward oodles ooh oomph oozing open opener opening openness opera operable operate operatic
  operating operational operations operative opinion opinionated opponent opportune opportunistic opportunity
  opposable oppose opposing opposite opposition oppress oppression oppressive opt optical optics optimal
  optimism optimistic optimum option optional opus or oracle oral orb orbit orbital orchestra
  orchestral orchestrate ordain ordeal order ordering ordinance ordinary ordnance organic organisation
  organise organism organization organizational organize organizer orient orientation orifice origami origin
  original originality originate ornament ornate ornery orphanage orphaned orthodox orthopedic os oscillator
  osmosis ostensible ostensibly ostentatious ostracize other otherwise otherworld ottoman our ourselves out
  outage outback outbid outboard outbound outbreak outbuilding outburst outcast outclass outcome outcry
  outdated outdo outdoor outdoorsy outer outfield outfit outflank outgo outgoing outgrow outhouse outing
  outlandish outlast outlawed outlet outline outlive outlook outlying outnumber outpost outpouring output
  outrage outrageous outrank outreach outrigger outright outrun outset outside outskirt outsmart outspoken
  outstanding outstretched outward outweigh outwit oval ovarian ovation oven ovenproof over overachieve
  overactive overall overanxious overbear overbearing overbite overblown overboard overcast overcharge
  overcoat overcome overcompensate overconfident overcook overcrowd overdo overdone overdress overdrive
  overdue overeager overestimate overexcited overextend overflow overflowing overgrown overhand overhaul
  overhead overhear overheat overheating overjoy overkill overland overlap overlapping overlay overload
  overlook overlooking overnight overpass overpower overpowering overprice overprotective overrate overreact
  overreaction overriding overrule overrun oversea oversee oversexed overshadow overshot oversight
  oversimplify oversize overstate overstay overstep overt overtake overthrow overtime overtire overtone
  overture overturn overview overweight overwhelm overwhelming overwork overwrought overzealous ovulate owe
  owing owl own ownership oxford oxidation oxidize oxygenate oxymoron pace pachinko pacifier pacifist pacify
  pacing pack package packaging packet packing pact pad padding paddle paddock padlock pagan page pageant
  pageantry pageboy pager paging pagoda paid pail pained painfully painlessly pains painstaking paint
  paintball paintbrush painter painting pair paisley pajama pal palace palatable palate palatial palaver pale
  paleontology palette palisade pall pallet palm palpable paltry pamper pampering pamphlet pan panache
  pancreatic pandemonium panel panhandle panic panicked panicky pant pantaloon pantheon pantie panting
  pantomime pantry pantyhose panzer papal paper paperback paperweight paperwork para parabolic parachute
  parachuting parade paradigm paradise paradox paragon paragraph parallel paralyse paralyze parameter
  paramilitary paramount paranoia paranoid paranormal parapet paraphernalia paraphrase paraplegic
  parapsychology parasitic parasol parcel parch pardon parent parental parenthood parietal parish park parka
  parking parkway parlance parlay parley parliament parliamentary parlor parlour parochial parody parole parry
  part partake partial participate participating participation particular parting partition partner
  partnership pas pascal pass passable passage passageway passbook passe passel passing passion passionate
  passive passkey passport past pastel pastime pat patch patching patella patent paternal paternity path
  pathetically pathological pathos pathway patience patient patio patriarchal patriotic patriotism patronage
  patronise patronising patronize patronizing patter pattern pause pave pavilion pawn pawnshop pax payable
  payback paycheck payday paying payoff payroll pe peace peaceable peaceably peaceful peacetime peachy peak
  pearly pebble peck peckish pecs pectoral peculiar peculiarity pedal pedantic peddle peddling pedestal
  pedestrian pediatric pedicure pedigree peeing peek peekaboo peel peeler peeling peep peephole peer peerless
  peeve peg pelvic pelvis penal penalize penalty penance penchant pencil pendant pending pendulum penetrate
  penetrating penile peninsula penitent penitentiary penmanship pennant penni penniless pension pensive pent
  pentagon pentagram pentameter pentecostal penthouse penultimate people pep peppery peppy per perceive
  percent percentage percentile perception perceptive perchance percussion perdition perfect perfection
  perforate perform performance performing perfume perhaps pericardial pericardium peril perilous perimeter
  period periodic periodical peripheral periphery periscope perish peritoneal peritoneum perjure perk perky
  perm permanence permanent permissible permission permit pernicious perpendicular perpetrate perpetual
  perpetuate perpetuity perplex perplexing persecute persecution perseverance persevere persist persistence
  persistent person persona personable personal personalised personality personalize personification personify
  personnel perspective perspire persuade persuasion persuasive pert pertain pertinent perturb peruse
  pervasive perverse perverted peseta pesky peso pessimism pessimistic pester pestering pestle petal petition
  petrify petticoat petulant pew phallic phase phenomenal phenomenon phi philander philanthropic philharmonic
  philistine philosophical philosophy phobia phon phone phonetic phonograph phosphorous photo photocopy
  photogenic photograph photographic photography photon photostat photosynthesis phrase phrasing physical
  physicality physics physiological physiology physique pi piano pianoforte piazza pic piccolo pick pickax
  picket picking pickup picky picnic picture picturesque picturing piece piedmont pier pierce piercing piety
  piffle piggyback pigheaded pigmentation pigpen pigsty pigtail pilar pile pileup pilfer pilgrimage piling
  pillage pillar pillbox pillow pillowcase pilot piloting pimply pin pinata pinball pinch pineal ping pinhead
  pinhole pining pink pinkie pinky pinnacle pinning pinochle pinpoint pinstripe pint pioneer pious pipe
  pipeline piping piquant pique pirouette pissed pisser piston pit pitch pitcher pitchfork pitching pitfall
  pithy pitiful pittance pitting pity pivot pivotal pixel pixilated pizzazz pizzeria placate place placement
  placid plagiarism plaid plain plait plan planchet plane planet planetarium planetary plank planner planning
  plant plantation planter planting plaque plasmid plastered plastic plat plate plateau platform plating
  platinum platonic platter plausible play playact playacting playback playbook playful playground playhouse
  playing playoff playpen playroom plaything playtime plaza plea plead pleading pleasant pleasantry please
  pleaser pleasing pleasurable pleat pledge plentiful plenty plethora pleural plexus pliers plight plop plot
  plough plow plowing ploy pluck plucky plug plumb plumbing plummet plump plunder plunge plunger plural plus
  plush ply plywood pneumatic pneumothorax poach poaching pocket pocketbook pocketful pocketknife pod podium
  poem poetic poetry poignant point pointer pointless poise poisonous poker pokey poking polar polarity
  polarize pole police polish polishing polite politeness politic politically polka polls pollute pollution
  polo polygamy polygraph pomp pompadour pompous poncho ponder pondering ponderous pong pontoon ponytail pool
  poolroom poor poorhouse pop popgun poppet popping poppycock populace popular popularity populate population
  porcelain porch pornographic porous portable portal portfolio porthole portico portion portrait portray
  portrayal portraying pose posh posing position positioning positive positivity posse possess possession
  possessive possibility possible post postage postal postcard posterior posterity postgraduate posthumous
  posting postmark postmodern postmortem postpartum postpone postponement postscript posture posturing postwar
  posy pot potency potent potential potholder pothole potpourri potter pottery potty pouch poultice pounce
  pounding pour pouring poverty power powerful powerhouse powerless powwow practical practice practise
  pragmatic pragmatism praise praising pram prance prank prat prattle praxis prayer preach preaching preamble
  prearrange precarious precaution precautionary precede precedence precedent preceding precinct precious
  precipice precipitation precise precision preclude precocious preconceive preconception predatory
  predecessor predestine predetermine predicament predicate predict predictable prediction predilection
  predispose predisposition predominant preempt preemptive preface prefecture prefer preferable preferably
  preference preferential prefix prehistoric prejudice prejudicial prelim preliminary prelude premarital
  prematurely premeditate premeditation premier premiere premise premium premonition prenatal prenuptial
  preoccupation preoccupy preordain prep prepaid preparation preparatory prepare preponderance preposition
  preposterous prepping prerecord prerequisite prerogative preschool prescribe presence present presentable
  presentation preservation preserve preserver preset preside presidency presidential presidio press pressing
  pressure pressurize prestige prestigious presto presumable presumably presume presumption presumptuous
  pretence pretend pretending pretense pretension pretentious preternatural pretext pretrial pretty prevail
  prevailing prevalent prevent prevention preview previous price priceless pricey pricing pricking pride
  priesthood priestly prim prima primal primary prime primer primeval priming primitive primo primordial primp
  primping principal principle print printer printing printout prior prioritize priority prism prissy pristine
  privacy private privilege privy prize prizefight pro proactive probability probable probably probate
  probation probative probe probing problem problematic procedural procedure proceed proceeding process
  processing procession processor proclaim proclamation proclivity procrastinate procrastination procreate
  proctor procure procurement prod prodding prodigal prodigious prodigy produce product production productive
  productivity profane profanity profess profession professional professionalism proffer proficiency
  proficient profile profiling profit profitable profound profuse prognosis programme programming progress
  progression progressive prohibit prohibition project projecting projection projector proletariat
  proliferation prolific prologue prolong prolonge prom promenade prominence prominent promiscuous promise
  promising promo promote promotion promotional prompting promptly prone prong pronoun pronounce pronto
  pronunciation proofread prop propaganda propagate propel propeller propensity proper property prophecy
  prophesy prophetic proportion proportional proposal propose proposition proprietary propriety propulsion
  prosaic prose prosecute prosecution prospect prospective prospectus prosper prospering prosperity prosperous
  prosthetic prostrate protect protecting protection protective protectorate protein protest protestant
  protocol proton prototype protract protrude protruding proud prove proven proverb proverbial provide
  providence province provincial provision provisional proviso provocation provocative provoke provoking
  prowess prowl proximal proximity proxy prudence prudent pruning pry prying psalm psi psyche psychedelic
  psychiatric psychic psychobabble psychokinesis psychological psychology psychopathic psychosis psychosomatic
  psychotic psychotropic pub puberty pubescent pubic pubis public publication publicity publicize publish
  publisher publishing puce puck pucker puddle pudgy pueblo puerile puffing puffy puking pul pulchritude pull
  pulley pulling pullover pullup pulmonary pulp pulpit pulsar pulsate pulse pulseless pulsing pulverize pummel
  pump pun puncher punctual punctuality punctuation puncture pungent punish punishable punishing punishment
  punitive punks punt puny pupil puppet purchasing pure purgatory purging purification purify purifying
  puritanical purity purple purpose purr purse pursuant pursue pursuing pursuit purview push pushcart pushing
  pushover pushup pushy pussyfoot put putrid putt putter putting putty puzzle puzzlement puzzling pyjama pylon
  pyramid pyre pyrotechnics quad quadriceps quadruple quagmire quaint quake qualification qualify qualifying
  quality quandary quantify quantity quantum quarantine quart quarter quarterback quartet quasar quash quasi
  queasy queen queer quell quench query quest question questionable questioning questionnaire queue quibble
  quick quicken quicker quickie quicksand quiet quilt quilting quint quintessential quintet quintuplet quip
  quirk quirky quirt quit quite quiver quivering quiz quorum quota quotation quote quotient rabble rabid
  racetrack racial racing racism racket racking racquet racquetball racy rad radar radial radiance radiant
  radiate radiating radiator radical radio radioactive radioactivity radiology radius raffle raft rafter rag
  rage raging ragtime raiding rail railing railroad railroading railway rain rainbow raincoat raindrop
  rainfall rainforest raining rainstorm rainy raise raising raj rake rale rally rallying ramble rambling
  rambunctious ramification rampage rampant rampart ramrod ran ranching rancid rand random randy range ranging
  rank ranking ransack ransacking ransom rant ranting rap rapid rapper rapport rapt rapture rarely raring
  rarity rataplan ratch ratchet rate rather rathole ratify rating ratio rational rationale rationality
  rationalization rationalize rationed rationing ratting rattled rattling rattrap ratty raucous raunchy ravage
  rave ravel ravenous ravine raving ravish ravishing rayon razor re reach reachable reaching react reaction
  reactionary reactivate reactive reactor read reader readership readiness reading readjust readjustment
  readout ready readying reaffirm real realign realisation realise realism realistic realistically reality
  realization realize realm realty ream reap reaper reappear rear rearing rearrange reason reasonable
  reasoning reassemble reassess reassign reassignment reassurance reassure reassuring rebate rebel rebellion
  rebellious rebirth reboot reborn rebound rebuild rebuilding rebuke rebuttal recalculate recall recant recap
  recapture recast recede receding receipt receive receiver recent reception receptive recess recession
  recharge recipe recipient reciprocate recital recitation recite reckless recklessness reckon reckoning
  reclaim reclamation recline reclining recluse reclusive recognise recognition recognizable recognizance
  recognize recoil recollect recollection recommend recommendation recompense reconcile reconciliation
  reconnaissance reconnoiter reconsider reconstruct reconstruction reconstructive reconvene record recorder
  recording recount recoup recourse recover recovering recovery recreate recreation recreational recruit
  recruitment rectal rectangle rectangular rectify rectory recuperate recur recurrence recurrent recurring
  recuse recycle recycling reddish redecorate redeem redeeming redefine redemption redeploy redesign
  redevelopment redheaded redirect rediscover redistribution redo redouble redress reduce reducing reduction
  redundancy redundant reef reek reeking reel reelect reelection reenact reenactment reentry reestablish
  reevaluate reexamine refer referee reference referral refill refilling refine refinement refinery refining
  refit reflect reflecting reflection reflective reflector reflex refocus reform reformation reformatory
  reformer refrain refresh refreshing refreshment refrigerate refrigerator refuel refueling refuge refund
  refusal refute regain regal regale regard regardless regatta regency regenerate regeneration regent reggae
  regime regimen regimental region regional register registration registry regress regression regret regretful
  regrettable regroup regular regularity regulate regulation regulator regulatory regurgitate rehabilitate
  rehash rehearsal rehearse reheat reheating rehydrate reign reigning reimburse rein reincarnate reincarnation
  reinforce reinforcement reinstate reinstatement reinvent reiterate reject rejection rejoice rejoicing rejoin
  rekindle relapse relate relation relationship relative relativity relax relaxation relaxing relay release
  releasing relent relentless relevance relevant reliability reliable reliance relic relief relieve
  religiously relinquish relish relive reliving reload relocate relocation reluctance reluctant rem remain
  remainder remaining remake remand remark remarkable remarry rematch remedial remember remembering
  remembrance remind reminder reminisce reminiscent remiss remission remnant remodel remorse remorseful remote
  removal remove remuneration renal rename rend rendering rendezvous rendition renege renegotiate renew
  renewal renewing renounce renovate renovation renown rent rental rente renting renunciation reopen
  reorganization reorganize rep repaint repair reparation repartee repay repayment repeat repeatedly repeating
  repel repent repentance repentant repercussion repertoire repertory repetition repetitive rephrase replace
  replaceable replacement replacing replay replenish replica replicate replication report reportedly reporting
  repose reposition repository repossess reprehensible represent representation representative repress
  repression repressive reprieve reprimand reprisal reproach reproduce reproductive republic republican
  repudiate repugnant repulse repulsive reputable reputation repute request requiem require requirement
  requisite requisition reread rerun resale reschedule rescind rescue research resemblance resemble resent
  resentful resentment reservation reserve reservoir reset reshape reshoot reside residence residency
  residential residual resign resignation resilient resist resistance resistant resolute resolution resolve
  resolving resonance resonate resort resound resounding resource resourceful resourcefulness respect
  respectability respectable respectful respective respiration respirator respiratory respite resplendent
  respond response responsibility responsible responsive restart restaurant rested restful restitution
  restless restlessness restock restoration restore restrain restraint restrict restricting restriction
  restrictive restroom restructure result resume resurface resurrect resurrection resuscitate resuscitation
  ret retain retainer retake retaliate retaliation retaliatory retardation retarded retch rete retention
  rethink reticent retina retire retirement retiring retort retrace retract retraction retractor retreat
  retrial retribution retrieval retrieve retro retroactive retrograde retrospect retrospective return
  returning reunification reunion reunite rev reveal revealing reveille revel revelation revenge revenue
  revere reverence reverend reverent revers reversal reverse reversible revert review revise revising revision
  revisit revitalize revival revive reviving revoke revolt revolting revolution revolutionary revolutionize
  revolve revue revulsion reward rewarding rewind rewire rework rewrite rewriting rhapsody rhetoric rhetorical
  rhomboid rhyme rhyming rhythm rhythmic rhythmical ribbed ribbing ribbon rich richness rickety rickshaw
  ricochet rid riddance riddle ride rider ridge ridicule ridiculous riding rife riff riffraff rifling rift
  rigged rigging right righteous righteousness rightful rigid rigidity rigor rigorous rile rim ring ringing
  ringside rink rinse riot rioting ripe ripen ripped ripping ripple rippling rise risen riser rising risk
  risky rite ritual ritualistic ritualize ritzy rival rivalry rive river riverbank riverbed riverside rivet
  riveting road roadblock roadhouse roadside roadster roadway roam roar roaring roasted roasting robe robotic
  robust rock rocker rocky rode rodeo role rolled rolling romance romantic romantically romanticism
  romanticize romp roof roofing rooftop room roomful roomy roost root rooting rope roping rosary rose roster
  rosy rot rotary rotate rotation rotor rotten rotting rotunda rouble rouge rough roughhouse roughshod
  roulette round roundabout rounding roundup rouse rousing rout route router routine rove roving row rowboat
  rowing royal royalty rpm rub rubbing rubdown ruble ruck ruckus rudder ruddy rude rudeness rudimentary ruffle
  rug rugby ruin ruination ruining rule ruler ruling rumba rumble rumbling rummage rummy rumor rumour rumpus
  run runaway rundown rune rung runner running runoff runway rupee rural ruse rush rushing rust rustic rusting
  rustle rusty rut rutherford ruthless sabbatical sabotage sack sacrament sacred sacrificial sacrilege
  sacrilegious sad sadden saddlebag saddled sadistic sadness safari safe safeguard safekeeping safety sag saga
  sagging said sail sailboat sailing sailor sainted sainthood saintly salaam salacious salad salary sale
  salesmanship salient salivate sally salon saloon salting salty salutation salute salvage salvageable
  salvation salvo same sampan sample sampler sampling samurai sanatorium sanctify sanctimonious sanction
  sanctity sanctuary sanctum sand sandal sandbag sandbox sander sandlot sandstorm sandy sane sanitarium
  sanitary sanitation sanity sapiens sappy sarcasm sarcastic sarcastically sarcophagus sari sash sashay sass
  sassing sassy sat satanic satchel satellite satin satire satisfaction satisfactory satisfy satisfying
  saturate saturation saturday sauce saucer saucy sauna saute savagely savagery savannah save saving savor
  savoring savour savvy saw sawbuck sawmill sawtooth sax saxophone say saying sayonara scabbard scabby scads
  scaffold scaffolding scale scaling scalp scalpel scaly scamp scamper scan scandal scandalous scanner
  scanning scant scapula scarce scare scarecrow scarf scarlet scarred scary scatter scattering scavenge
  scenario scene scenery scenic scent scepter sceptical sceptre schedule scheduling schematic scheme scheming
  schilling schizophrenia schizophrenic schlep schmaltz schmooze scholarly scholarship scholastic school
  schoolbook schoolhouse schooling schoolroom schoolwork schoolyard schooner sciatic science scientific
  scientifically scintillate scintillating scissor scoff scolding scoliosis scoop scoot scope scopolamine
  scorched scorcher scorching score scoreboard scoring scorn scorpion scour scourge scouring scout
  scouting scow scowl scrabble scram scramble scrambler scrap scrapbook scrape scraping scrappy scratch
  scratching scratchy scrawl scrawny scream screaming screech screeching screen screening screenplay screwball
  screwdriver screwy scribble scribe scrimmage scrip scripted scripture scroll scrotum scrounge scrub scrubber
  scrubbing scruff scruffy scrumptious scrunch scruple scrutinize scrutiny scry scuba scud scuff scuffle
  scullery sculpt sculpture scum scummy scurry scurrying scuttle scuttlebutt scythe sea seaboard seafaring
  seagoing seal sealing seamanship seamless seance seaplane sear search searching searchlight searing seashore
  seasick seaside season seasonal seat seatbelt seating seaworthy sec seclude seclusion second secondary
  secondhand secrecy secretarial secretary secrete secretive secretly section sectional sector secular secure
  security sedan sedate sediment seduce seduction seductive see seeds seedy seeing seek seeking seem seeming
  seen seep seepage seeping seesaw seethe seething segment segregate segregation segue seidel seine seismic
  seize seizing seldom select selection selective self selfish selfishness selfless selflessness sell selling
  semantic semblance semester semifinal seminal seminar seminary sen senate senatorial send sender sending
  senile senility senior seniority sensation sensational sense senseless sensibility sensible sensing
  sensitivity sensor sensory sensual sensuous sent sentence sentient sentiment sentimental sentimentality
  separate separation separatist septic sequel sequence sequencer sequential sequester sequin serenade
  serendipity serene serenity serge serial serialize series serious seriousness sermon serpentine serrate
  servant serve service serviceable serving servitude session set setback sett setting settle settlement
  settling setup seven seventeen seventeenth seventh seventy sever several severance severe severing severity
  sew sewer sewing sewn sexist sexless shabby shack shackle shade shading shadow shadowing shadowy shady shaft
  shagged shaggy shake shaken shaker shaking shaky shall shallow shamble shamed shameful shameless shampoo
  shanghai shanty shape shaping shard share sharing sharp sharpen sharpener sharpness sharpshoot sharpshooter
  shatter shattering shave shaven shaver shaving shawl shay she shear shearing sheath shebang shedding sheen
  sheer sheet shelf shell shelling shelter shelve shenanigan shepherd shiatsu shielded shielding shift shifter
  shifting shiftless shifty shim shimmer shimmy shinbone shindig shine shining shiny ship shipboard shipment
  shipping shipshape shipwreck shipyard shirk shirt shirttail shitting shiva shiver shoal shock shocking shoe
  shoehorn shoelace shoeless shoeshine shoji shoo shook shootout shop shoplift shopper shopping shore
  shoreline shorn short shortage shortcoming shortcut shorten shorthand shortness shortsighted shortstop
  should shoulder shouldn shout shouting shove shovel show showboat showcase showdown shower showing
  showmanship shown showroom showstopper showtime showy shrapnel shred shredder shrewd shriek shrieking shrill
  shrine shrinking shrive shrivel shroud shrubbery shrug shrunken shtick shucks shudder shuddering shuffle
  shuffleboard shuffling shun shunt shush shut shutdown shuteye shutout shutter shutting shuttle shy shyness
  si siamese sic sickbay sicken sickening sickle sickly side sidearm sidebar sideboard sideburn sideline
  sideshow sidetrack sidewalk sideway sidle siege siesta sieve sift sifting sigh sight sighting sightsee
  sightseeing sigma sign signage signal signaling signature signet significance significant signify signing
  signpost silence silencer silent silhouette silk silky sill silliness silly silo silva silver silverware
  silvery similar similarity simile simmer simmering simper simple simplicity simplify simplistic simply
  simulate simulation simulator simultaneous sin since sincere sincerity sinewy sinful sing singing single
  singleton singular singularity sinister sink sinkhole sinking sinning sinus sip sissy sister sit sitar
  sitcom site sitting situate situation situp six sixer sixteen sixteenth sixth sixty sizable size sizeable
  sizzle sizzling skate skateboard skateboarding skating skedaddle skeletal skeleton skeptical skepticism
  sketch sketchbook sketchy skew skewer ski skid skiff skiing skilful skill skillet skillful skimmed skimp
  skimpy skin skinheads skip skipper skirmish skit skittish skittle skivvies skulk skulking skull sky skydive
  skydiving skylight skyline skyscraper skyway slab slack slacking slain slam slammer slander slanderous slang
  slant slap slapstick slashed slashing slat slaughterhouse slave slavery slay sleaze sleazy sled sledding
  sledge sledgehammer sleek sleep sleeping sleepless sleepover sleepwalk sleepwalking sleepy sleet sleeve
  sleigh sleight slender slept sleuth sleuthing slew slice slicing slick slide sliding slight slimy slinging
  slingshot slink slip slipper slippery slipping slipstream slit slither slithering sliver slogan sloop slope
  sloping sloppy slosh slot slouch slow slowdown slower slowing sluggish sluice slum slumber slump slur slurp
  sly smacker smacking small smaller smallish smart smash smashing smear smell smelling smelly smidge smidgen
  smile smiley smiling smirk smite smithereens smithy smitten smock smog smokehouse smoky smolder smoldering
  smooch smoosh smooth smoother smother smothering smoulder smouldering smudge smug smuggle smuggling smutty
  snack snacker snafu snag snap snappish snappy snapshot snare snarky snarl snazzy sneaker sneaking sneaky
  sneer sneezy snick snicker snide sniff sniffle sniffy snifter snigger snip snit snitch snivel sniveling
  snobbery snobbish snobby snooker snoop snoopy snooty snooze snore snoring snorkel snorkeling snort snorting
  snotty snowboard snowboarding snowfall snowman snowmobile snowplow snowshoe snowstorm snowy snub snug
  snuggle so soak soaking soap soapbox soapy soar soaring sob sobbing sober sobering sobriety soccer sociable
  social socialism socialist socialization socialize socializing society sociological sociology sociopathic
  sock socket sodding sodom sofa soft softball soften softening softhearted softness soggy soiled soiling
  soiree sojourn solace solar solarium sold soldering soldiering solely solemn solicit solicitation solid
  solidarity solidify soliloquy solitary solitude solo solstice solve solving somber sombrero some somebody
  someday somehow someone someplace somersault somerset something sometime somewhat somewhere sonar sonata
  sone song sonic sonnet sonogram soon sooner sooth soothe soothing sophisticate sophistication sophomore
  sopping soprano sorcery sordid sore sorority sorrow sorrowful sort sorting sought soul soulful soulless
  sound sounding soundproof soundtrack soupy sour source soused south southbound southeast southern southland
  southward southwestern souvenir sovereign sovereignty soviet sown spa space spacecraft spaceship spacey
  spacing spacious spade span spandex spangle spank spanking spare sparing spark sparkle sparring sparse
  spartan spate spatial spatter spatula speak speakeasy speaker speakerphone speaking spec special specialise
  speciality specialize specialness specialty specific specifically specification specify specimen specious
  speck speckle spectacle spectacular spectator spectral spectrum speculate speculation speculative speech
  speechless speed speedboat speeding speedometer speedway speedy spell speller spelling spelunk spend
  spending spent sperm spermicide spew sphere sphinx spice spicy spiel spiffy spigot spiked spiky spill spin
  spinal spindle spindly spine spineless spinner spinning spiral spiraling spire spirit spiritual spiritualism
  spiritualist spirituality spite spiteful spitter spitting spittoon splash splashing splat splatter splendid
  splendor splendour splenic splice splicing splint splinter split splitting splurge splutter spoil spoiling
  spoilt spoke spoken sponge spongy sponsor sponsorship spontaneity spontaneous spoof spooky spool spoon
  spoonful sporadic sport sporting sportsmanship sportswear sporty spot spotless spotlight spotting spotty
  spousal spout spouting sprawl spray spraying spread spreader spreading spreadsheet spree spring springtime
  sprinkle sprinkler sprinkling sprint spritz sprocket sprouting spry spunky spurn spurt spurting sputnik
  sputter sputtering spy spyglass spying squabble squad squalid squall squalor squander squandering square
  squashed squat squatting squawk squeak squeaker squeaking squeaky squeal squealing squeamish squeegee
  squeeze squeezing squelch squiggly squint squinting squire squirm squirt squirting squish squishy sr
  stabbing stabilise stability stabilize stabilizing stable stack stadium staff stage stagecoach stagger
  staggering staging stagnant stain staining stair staircase stairway stairwell stake stakeout stale stalemate
  stalk stalking stall stalling stalwart stamina stammer stampede stamper stance stand standard standardize
  standby standing standoff standoffish standpoint standstill staple stapler star starboard starch starchy
  stardom stardust stare stargaze stargazing staring stark starlet starlight starring starry starship start
  starter starting startle startling startup starved stash state statement stateroom statewide static station
  stationary stationery statistic statistical statue stature status statute statutory staunch stave stay stead
  steadfast steady steakhouse stealth stealthy steam steamboat steaming steamroll steamroller steamship steely
  steep steeple steering stein stellar stem stench stencil stenograph step stepladder steppe stepup stereo
  stereotype stereotypical sterile sterilize stern sternal sternum stethoscope stick stickball sticking
  stickle sticky stiff stiffen stifled stifling stile still stillborn stillness stimulate stimulating stimulus
  stingy stink stinking stinky stipend stipple stipulate stir stirfry stirring stirrup stitch stitching
  stockade stocked stocking stockpile stockpiling stockroom stocks stockyard stoic stoke stoker stole stomp
  stone stonewall stony stood stooge stool stoop stooping stop stoplight stopover stoppage stopper stopping
  stopwatch storage store storefront storehouse storeroom storey storm stormy story storybook stove stovetop
  stow straddle strafe straggle straight straightaway straighten straightforward strain strainer straining
  strait straitjacket strand strange strangeness strangle stranglehold strap strapless strapping stratagem
  strategic strategical strategy stratosphere streak stream streamer streaming streamlet streamline
  streamliner street streetcar streetlight streetwalk strength strengthen strengthening strenuous stress
  stressful stressor stretch stretcher stretching stretchy striation stricken strict stride strife strike
  strikeout striker striking string stringer stringy strip stripe stripping striptease strive striving strobe
  stroking stroll stroller strong strongbox stronger stronghold struck structural structure struggle
  struggling strum strung strut stub stubborn stubbornness stubby stuck student studio study studying stuff
  stuffer stuffy stumble stumpy stun stung stunner stunning stunt stupendous stupidity stupidly stupor sturdy
  stutter style stylish stylize stymie stymy suave subatomic subbing subclavian subcommittee subconscious
  subdivision subdue subdural subhuman subject subjective subjugation sublet sublime subliminal submerge
  submersible submission submissive submit subordinate subpoena subscribed subscription subsection subsequent
  subservient subside subsidiary subsidize subsidy subspace subspecies substandard substantial substantiate
  substantive substation substituting substitution subterfuge subterranean subtitle subtle subtlety subtly
  subtract suburb suburban suburbia subversive subvert succeed succeeding success successful succession
  successor succinct succor succulent succumb such sucking suckle sucre suction sudden sue suffer suffice
  sufficient suffocate suffocating sugarcoat sugary suggest suggestion suggestive suicidal suit suitable
  suitcase suite sulfuric sulk sulky sullen sully sulphuric sultry sum summarize summary summation summer
  summerhouse summertime summit summon summoning sumo sump sumptuous sun sunbathe sunbeam sunblock sunburn
  sunday sundial sundown sundry sunglass sunk sunken sunlight sunny sunroof sunscreen sunset sunshine sunspot
  suntan sunup super superb supercomputer superficial superfluous superhuman superimpose superior superiority
  superman supermarket supernatural supernova superposition superpower supersede superset supersonic
  superstition superstitious superstructure supervise supervising supervision supervisor supervisory supper
  suppertime supple supplemental supplementary supply supplying support supporter supporting supportive
  suppose supposedly supposition suppress suppression supremacy supreme surcharge sure surf surface surfacing
  surfboard surfing surge surgical surging surly surmise surname surpass surpassing surplus surprise
  surprising surreal surrealism surrealistic surrender surrey surrogate surround surrounding surveil
  surveillance survey surveying survival survive surviving susceptible suspect suspend suspender suspense
  suspenseful suspicion suspicious sustain sutra suture suturing swab swabbing swaddle swag swagger swaggering
  swale swallow swamp swampy swank swanky swap swarm swarthy swat swatch swath swatter sway swear swearing
  sweat sweater sweating sweatshirt sweatshop sweep sweeping sweepstakes sweet sweeten sweetheart sweetness
  swell swelter sweltering swept swerve swerving swiftly swig swim swimming swimsuit swing swinge swinging
  swipe swirl swish switch switchblade switchboard switcheroo switching swivel swollen swoon swoop swoosh
  swordplay sworn syllable syllabus symbiosis symbiotic symbol symbolic symbolical symbolism symbolize
  symmetrical symmetry sympathetic sympathise sympathize sympathy symphonic symphony symposium symptomatic
  synagogue synapse synaptic sync synchro synchronisation synchronise synchronization synchronize syndicate
  syndication synergy synonymous synopsis syntax synthesis synthesize synthesizer syringe systematic
  systematically systemic systolic tabernacle table tablecloth tablespoon tabloid taboo tach tachycardia tack
  tackle tacky tact tactful tactic tactical tactile tactless tad tael taffeta tag tail tailgate tailing
  taillight tailor tailoring tailpipe tailspin taint take takedown taken takeoff takeover taking tale talent
  talentless talisman talk talkative talkie talking talky tall tallis tally tam tambourine tame tammy tamp
  tamper tampering tampon tamponade tan tandem tangent tangible tangle tango tangy tank tanka tanker tanning
  tantalize tantalizing tantamount tantra tantrum tap tape taper tapestry taping tapping tardiness tardy
  target tarn tarnish tarot tarp tarry tartan task tassel taste tastebuds tasteful tasteless tasting tasty tat
  tatter tattle tattoo tau taught taunt taunting taupe taut tavern tawdry tawny tax taxation taxi taxicab
  taxing te teach teacher teaching teacup teahouse team teamwork teapot tear teardrop tearful tearing tease
  teasing teaspoon teatime tech technical technicality technicolor technique techno technological technology
  teddy tedious tedium tee teem teeming teen teenage teensy teeny teeth teethe teething telecast
  telecommunication teleconference telegram telegraph telekinesis telemarketing telemetry telepathic telepathy
  telephoto teleport telescope telescopic televise television telex telfer tell telling telltale telly
  temerity temper temperament temperamental temperance temperate temperature tempest tempestuous template
  temple tempo temporal temporary tempt temptation tempting ten tenacious tenacity tenant tend tendency tender
  tenderness tending tendon tenement tenet tenfold tenor tense tension tent tentative tenth tenuous tenure
  tepee tepid term terminal terminate termination terminology terminus terrace terrain terrarium terrestrial
  terrible terrific terrifically terrify terrifying territory terror terrorism terrorize terry tertiary tesla
  testament tested tester testicular testify testimonial testimony testing testy teth tether text textbook
  textile texture than thank thankful thankless thanksgiving that thaw thawing the theater theatre theatrical
  their them theme themselves then thence theological theology theorem theoretical theorize theory there
  thereafter thereby therefore therein thereof thereto thermal thermodynamic thermometer thermonuclear thermos
  thermostat thesaurus these thesis thespian theta they thick thicken thicket thickness thieve thigh thimble
  thin thing thingamabob thingamajig think thinking thinner thinning third thirst thirsty thirteen thirteenth
  thirty this thither thong thoracic thoracotomy thorny thorough thoroughfare thoroughness those thou though
  thought thoughtful thoughtfulness thoughtless thousandth thrall thrash thrashing thread thready threat
  threaten threatening three thresh threshold threw thrice thrifty thrill thriller thrilling thrive thriving
  throb throbbing throes thrombosis throne throng through throughout throw throwback thrown thrust thrusting
  thud thudding thumb thumbprint thump thumping thunderbolt thunderclap thunderhead thundering thunderous
  thunderstorm thursday thwart tiara tibia tick ticket ticking tickle tickler tickling ticklish ticktock tidal
  tiddly tide tidings tidy tie tiebreaker tier tiff tight tighten tightening tightrope till tilt timber
  timberline time timeless timepiece timer timetable timid timing tin tinfoil ting tinge tingle tingling tink
  tinker tinkle tinkling tinsel tiny tip tipper tippet tippy tipsy tiptoe tiptop tirade tire tireless tiresome
  tiring titanic titillate titillating title titrate to toady toasted toasting toby tod today toddle toe
  toenail tog toga together togetherness toggle toil toilet toiletry toiling toke token told tolerable
  tolerance tolerant tolerate toll tollbooth tomatoey tomb tombstone tome tomfoolery tomorrow ton tone tongs
  tongue tonight tonnage tonsil too took tool toolbox toon toot tooth toothbrush toothless toothpaste
  toothpick top topcoat topic topical topnotch topography topper topping topple tor torch tore
  tormented torn torque torrent torrid torso tortured torturing torturous tosh toss tot total tote totem touch
  touchdown touching touchstone touchy tough toughen toughness toupee tour tourism tournament tourniquet tout
  tow toward towel tower towering towline town townsfolk township townspeople toxicity toy toying trace
  traceable tracer trachea tracheal tracing track tracking tract traction tractor trad trade trademark trading
  tradition traditional traditionalist traffic tragedy tragic tragical trail trailer trailing train trainer
  training traipse trait traitorous trajectory tram trammel trample trampling trampoline trance tranquil
  tranquility tranquilize tranquillise tranquillity transact transaction transatlantic transcend transcendent
  transcontinental transcribe transcript transcription transect transfer transference transform transformation
  transformer transfuse transfusion transgression transient transistor transit transition transitional
  transitory translate translation translator translucent transmission transmit transmitter transmitting
  transparent transpire transponder transport transportation transporter transsexual transverse transvestite
  trap trapeze trapezius trapping trash trashy traumatic traumatise traumatize travel traveling travelling
  traverse travesty trawl trawler tray treacherous treachery tread treadmill treasure treasury treat treatise
  treaty treed trek trellis tremble trembling tremendous tremor trench trend trendy trespass trespassing trey
  triad triage trial triangle triangular triangulate triangulation tribal tribe tribulation tribunal tribune
  tributary tricep trick trickery trickle tricky tricycle trifling trig trigger trigonometry trill trillion
  trilogy trim trimester trimmer trimming trinity trinket trio trip triple triplet triplicate tripod tripping
  trite triumph triumphant triumvirate trivia trivial trivialize trojan troll trolling trombone troops trophy
  tropic tropical trot troth trouble troublesome troubling trough troupe trouser trousseau trove trowel troy
  truancy truce truck trucking trudge true truly trumpet truncheon trundle trunks truss trust trusting
  trustworthy trusty truth truthful try trying tryout tryst tsk tsunami tub tuba tubal tubby tube tubing
  tubular tuck tucker tuesday tug tugboat tuition tulle tumble tumbling tummy tumultuous tun tune tunic tuning
  tupperware turban turbine turbulence turbulent turf turmoil turn turnabout turnaround turner turning turnoff
  turnout turnpike turnstile turntable turpitude turret turtleneck tush tussle tut tutelage tutor tutorial
  tutu tux tuxedo tv twain tweak twee tweedy tweet tweeter tweezer twelfth twelve twenties twentieth twice
  twiddle twilight twill twin twine twinge twinkle twinkling twirl twist twisting twisty twit two twosome
  tying type typewrite typewriter typhoon typical typing typo tyrannical tyranny tyre ubiquitous ugliness
  ukulele ulna ulterior ultimate ultimatum ultrasonic ultrasound umami umbilical umbrage umbrella umpire
  unacceptable unaccompanied unaccustomed unadulterated unaffected unafraid unanimous unannounced unanswered
  unappealing unappreciated unapproachable unarm unassisted unassuming unattached unattainable unattended
  unattractive unauthorised unauthorized unavailable unavoidable unaware unbalance unbearable unbeatable
  unbecoming unbeknownst unbelievable unbiased unblemished unborn unbound unbreakable unbridle unbroken
  unbuckle unburden unbutton uncanny uncaring uncertain uncertainty unchallenged unchanged uncharted unchecked
  uncivilized unclaimed unclean unclear uncomfortable uncommon uncomplicated uncompromising unconcern
  unconditional unconfirmed unconnected unconscionable unconscious unconsciousness unconstitutional
  uncontrollable uncontrolled unconventional uncool uncooperative uncork uncouth uncover uncovering uncut
  undamaged undaunted undecided undeclared undefeated undefended undefined undeniable under underachieve
  underage underbelly undercarriage undercover underdevelop underdress underestimate underfoot undergarment
  undergo underground underhand underlay underline underlying undermine underneath underpants underpass
  underprivileged underrate undersea undershirt underside understaffed understand understandable understanding
  understate understatement understood understudy undertake undertaking undertow underwater underway underwear
  underweight underwood underworld underwrite underwriter undetectable undetected undetermined undeveloped
  undies undignified undiscipline undisclosed undiscovered undisputed undisturbed undivided undo undoing
  undone undoubtedly undress undue unduly undying unearth uneasy uneducated unemotional unemployed
  unemployment unending unequal unequivocal unethical uneven uneventful unexpected unexplainable unexplained
  unexploded unexplored unfair unfairness unfaithful unfamiliar unfasten unfathomable unfavorable unfeeling
  unfettered unfinished unfit unfocused unfold unfolding unforeseen unforgettable unforgivable unforgiving
  unfortunate unfounded unfreeze unfriendly unfulfilled unfunny unfurl ungodly ungrateful unguarded unhand
  unhappiness unhappy unharmed unhealthy unheard unhinge unholy unhook unhurried unicycle unidentified
  unification uniform unify unilateral unimaginable unimaginative unimportant unimpressed unimpressive
  uninformed uninhabitable uninhabited uninhibited uninspired uninspiring uninsured unintelligent
  unintelligible unintended unintentional uninteresting uninterrupted uninvited uninvolved union unique
  uniqueness unisex unison unit unite uniting unity universal universe university unjust unkempt unkind
  unknowable unknowing unlawful unleaded unleash unless unlicensed unlike unlisted unload unloading unlock
  unloved unlucky unmade unman unmarked unmarried unmask unmentionable unmistakable unmitigated unnamed
  unnatural unnecessary unnerve unnerving unnoticed unobtrusive unoccupied unofficial unopen unopposed
  unoriginal unorthodox unpack unpaid unparallel unpatriotic unpleasant unpleasantness unplug unpopular
  unprecedented unpredictable unprepared unprincipled unproductive unprofessional unprotected unproven
  unprovoked unpublished unpunished unqualified unquenchable unquestionable unquestionably unquestioned
  unravel unreachable unreal unrealistic unreasonable unrecognizable unrefined unregistered unrelated
  unrelenting unreliable unremarkable unrepentant unrequited unresolved unresponsive unrest unrestricted
  unromantic unruly unrushed unsafe unsaid unsanitary unsatisfactory unsatisfied unsatisfying unsavory
  unscathed unscheduled unscientific unscramble unscrew unscrupulous unseemly unseen unselfish unsettle
  unshakable unsightly unsigned unsolicited unsolved unsophisticated unsound unspeakable unspoiled unspoken
  unstable unsteady unstoppable unstrap unstuck unsubstantiated unsuccessful unsuitable unsung unsupervised
  unsupported unsure unsurpassed unsuspecting unsympathetic untalented untamed untangle untapped untenable
  unthinkable untidy untie until untimely unto untold untouchable untouched untoward untraceable untrained
  untried untrue untrustworthy unturned unusable unused unusual unveil unveiling unwanted unwarranted unwashed
  unwavering unwed unwelcome unwell unwilling unwind unwise unwitting unworthy unwrap unwritten unzip up
  upbeat upbringing upchuck upcoming update updating upfront upgrade upheaval uphill uphold upholstery upkeep
  uplift uplifting uplink upload upon upper uppercut uppity upright uprise uprising upriver uproar uproot
  upscale upset upsetting upshot upside upstage upstair upstanding upstate upstream uptight uptown upward
  upwind urban urethra urge urgency urgent urging urinal urinalysis urinary urinate urination urn us usable
  usage use useful usefulness useless usher using usual ut utensil uterine utility utilize utmost utopia
  utopian utter utterance vac vacancy vacant vacate vacation vacationing vaccinate vacuous vacuum vagabond
  vaginal vagrancy vagrant vague vain valance vale valet valiant valid validate validation validity valise
  valley valor valour valuable value vamoose vamp van vandalism vandalize vanish vanishing vanity vanquish
  vantage vapid vaporize vapors variable variance variation varicose variety various varna varnish varsity
  vary varying vas vascular vase vast vastness vat vaudeville vault vaulting ve veer veg vegetable vegetative
  veggie vehement vehicular veiled vein velcro velocity velour velvet velvety vena venal vend vendetta vending
  veneer venerable venereal vengeance vengeful venomous venous ventilate ventilation ventilator venting
  ventricle ventricular venture venue veracity veranda verb verbal verbatim verbiage verboten verdict verge
  verification verify verifying veritable vernacular versatile verse version vertebra vertical verve very
  vesper vessel vestal vested vestibule vestige vestigial veteran veto vex vexing vi via viable viaduct vial
  vibe vibrant vibrate vibration vibrato vicarious vice vicinity vicious victimize victorian victorious
  victory video videotape vie view viewer viewing viewpoint vigil vigilance vigilant vigor vigorous vigour
  vile villa village villainous villainy vindicate vindication vindictive vineyard violate violence violent
  violin viral virgin virginal virginity virile virility virtu virtual virtue virtuoso virtuous virulent visa
  visage viscous vise visibility visible vision visionary visit visitation visiting visor vista visual
  visualization visualize vital vitality viva vivacious vivid vocabulary vocal vocalize vocalizing vocation
  vocational vogue voice voicemail voiceprint voicing void volcanic volcano volition volley volleyball volt
  voltage volume voluntary volunteer voluptuous voracious vortex voting votive vouch voucher vow vowel vox
  voyage vroom vulgar vulgarity vulnerability vulnerable wacky waddle wade waders wading wag wage wager waggle
  wagon wail wailing waist waistband waistcoat waistline wait waiting waitress waive waiver wake waken waking
  walk walker walking walkout walkway wall wallet wallop wallow wallpaper waltz wan wand wander wanderer
  wandering wane waning want wanting wanton ward wardrobe wardroom ware warehouse warfare warlike warm warmer
  warming warmth warmup warn warning warp warpath warrant warranty warren warring warship wartime wary was
  wash washcloth washer washing washout washroom wasn waste wastebasket wasteful wasteland watch watcher
  watchful watching watchtower water waterfall waterfront watering waterloo watermark waterproof watertight
  waterway waterworks watery watt wave wavelength waver wavering waving wavy waxed waxing waxy way wayside
  wayward we weak weaken weakening weakness wealth wealthy wean weaponry wear wearing weary weather weave
  weaving webbed webcam weber wedded wedding wedge wedgie wedlock wednesday wee weeds weedy week weekday
  weekend weeknight weeny weep weeping weepy weigh weighing weight weightless weighty weir weird weirdness
  welch welcome welcoming welding welfare well wellbeing wellness welterweight wench went were weren westbound
  western westward wet wetland wetting whack whacker whacking whaler wham whammy wharf what whatever whatnot
  whatsoever wheel wheelbarrow wheelchair wheelhouse wheeling wheeze wheezing wheezy when whence whenever
  where whereabouts wherefore wherever whet whether which whichever while whim whimper whimsical whimsy whine
  whiney whinny whiny whip whir whirl whirling whirlpool whirlwind whirr whirring whisk whisker whisper
  whispering whist whistle whistling whit white whitehead whitewash whittle whizz who whole wholegrain
  wholehearted wholesale wholesome wholewheat wholly whom whoop whoopee whoosh whop whopping whorehouse whose
  why wick wickedly wickedness wickiup wide widen widening widespread widow width wield wifely wig wigging
  wiggle wiggly wigwam wild wilderness wildfire wildlife wildness wile wilful will willful willies willing
  willingness willpower wilt wily wimpy win wince winch wind windbreak windbreaker winding windjammer window
  windowsill windpipe windscreen windshield windup windy winery winged wings wingspan wink winking winner
  winning winter wintertime wintry wipe wipeout wiper wire wireless wiretap wiring wiry wisdom wise wisecrack
  wish wishful wishing wisp wit witch witchcraft witching with withal withdraw withdrawal withdrawn wither
  withering withhold withholding within without withstand witless witness witty wive wizard wizardry wobble
  wobbling wobbly woe woeful wok woke woman womanhood womanize women won wonder wonderful wondering wonderland
  wondrous wont woo wood woodcut wooden woodland woodpile woodshed woodsy woodwind woodwork woody woof wooing
  woolen woolly woozy word wording wore work workable workbench workday worker workforce workhouse working
  workload workmanship workout workplace workroom workshop workspace workstation world worldwide wormhole
  wormy worn worrisome worry worrying worse worsen worship worst worth worthiness worthwhile worthy would
  wouldn wounded wounding woven wow wraith wrangle wrapped wrapper wrapping wrath wreak wreath wreck wreckage
  wrecking wrenching wrestle wrestling wretched wriggle wriggling wring wringer wrinkle wrinkly wrist
  wristwatch writ write writhe writhing writing written wrong wrongdoing wrongful wrote wrought wry xerox xi
  yacht yachting yammer yang yank yap yard yardarm yardstick yarmulke yarn yaw yawl yawn yawning yawp yea yeah
  year yearbook yearn yearning yell yelling yellow yelp yelping yen yes yeshiva yesterday yet yield yielding
  yin yip yodel yodeling yoga yoke yon yonder yore you young younger your yourself youth youthful yr yuan
  yucky yum yummy zaire zany zap zeal zealous zed zee zenith zephyr zeppelin zest zesty zeta zig ziggurat
  zigzag zilch zillion zing zinger zingy zip zipper zippy zodiac zone zoning zoo zoology zoom zydeco
`;

/** Foods, animals and remedies that would pass for an inflected form of a common word ('herring', 'burger'). */
export const neverInflected = `
  filler
  abetter abuser acer adder affirmed afters altering ambusher analyzed anas angler annoyer avenger babbler
  badger balancer bandaging banger beer beguiler beheading bends betrayer binding bitters blacking
  blended blocker bloomer blotter blubber bludgeoner bluffer blusher blusterer boarder boaster boned
  booster borer bounder boxed boxer bragger braised breeding briber buffer burger burster 
  butter cackler canned caper caressing carjacking carrier charger chaser chatterer chiseler chiseller
  choking cleavers cling coated coating cobbler coiner coloring colouring combed complainer compressed
  computer copper counterfeiter coupling courser cows cracker cracklings crawler critter croaker
  crushed cuddling cultivated cultured cupper cupping dabbler dagger deceiver decker defiler defrauder
  dehydrated denier depressed deserter desiccated destroyer developer diagnostics diluted dipper disgusting
  disparager disturber dodger domesticated downer dressing dried drippings droppings elater embezzler
  emmer encroacher enhanced evaporated exploiter expressed falsifier fashioned fasting feeler fencing
  fertiliser fertilizer fibber finagler finisher fiver fixer fixings flavorer flavoring flavourer
  flavouring flicker flipper floater flogger flooding flouter flowered fondler fondling foreigner forger
  formulated fortified founder frier fries fryer gelding genitals geriatrics gnawer gobbler gouger grabber
  grandstander gripes griping grouper halter harasser hardening harrier hated headquarters heaves
  heckler herring hives hoaxer homer honker hooker hooter humans hygienics icing imported imposter
  inciter interloper intruder invader jeerer jigger joker kibitzer kidnaper kidnapper kidnapping kindling
  kipper lacing lager lagging lates libeler lily limping litter liver looper lynching madder maligner
  marbling martes masher mating mechanically meddler miller misleader mixer molly molter monopolizer
  mugger mugging muller mus necking nester nestling netted neutering nipper offender outsider packaged
  padder pairing parietales passer paving pecker peddler pediatrics peeper pepper perisher perjurer pest
  pesterer philanderer piles pilferer pillager piper pitted plotter plunderer poacher poler politics polluter
  popper poser poster prancer prepared preserves pretender privates probationer processed procurer producer
  promised prosthetics provoker prowler pusher pyramiding quaker raper ravisher reed reefer refined refresher
  refrigerated removed remover render repeater reserves retriever revolver ringer rioter rooster roper rotter
  rubber ruiner rustler rustling sandbagger saturated scavenger scoffer scorner scourger scours
  scrambled screamer searcher seasoner seasoning secreter seducer seed seeker seizer sens server servicing
   shanghaier shiner shivering shocker shoplifter shoplifting shortening shoveler shoveller
  siding sinker sinner sitter sizing skipped skittles slanderer slater slaver slaying sleeper slicker slider
  smarting smooching smuggler snapper sneerer snitcher sniveller snorter snuggling softener solder sparkler
  sparkling spiller splinters spouter springer sprinkles spritzer squatter squawker squealer
  stabilized stabilizer staggers stalker starches stargazer stater stayer stickler stinker
  stoner stover stranger strangler strangles strangling streetwalker striper stripper stuffing suckling
  suffering sundowner sweeper sweetened sweetener sweetening swelling swinger tanner tantalizer tater
  tattler taxis teaser tenner termes terrier thieving thinly thrasher thresher thruster tiller toddler
  toner trampler tranquilizer tranquilliser trembles trespasser tricker trotter troubler trumpeter trumpets
  tuber twister undoer uprooter user utterer vexer victimizer vitals wader waster wasting waters
  weaver weed welcher wencher wetter wheeler whiner whipper whipping whiting whooper whopper wicker
  wiggler wilding wing withers womanizer worrier wrecker wriggler yaws
`;
