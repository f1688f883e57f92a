/**
 * Names of foods and drinks that stand in no text unless they are served: the single words of which WordNet (Princeton
 * University) says that they are foods, or mostly foods, as far as SCOWL (levels 10 to 70) knows them.
 */
export const foreignFoods: readonly string[] = `
  absinth absinthe acetum adermin agar aitchbone akee albacore albumen alcohol ale alewife alfalfa aliment
  alimentation allemande almond amarelle amaretto ambrosia amontillado anchovy aneurin angelica anise aniseed
  anisette antipasto aperitif appetiser apple applejack applesauce aquavit arak arrack artichoke asparagus
  aspartame aspic aubergine avocado baba bacon bagel baguette baklava banana banger bannock bap barbeque
  barley barleycorn bechamel beechnut beefburger beefsteak beer beet beetroot berry beverage bialy biltong
  biotin birdseed biscuit bisque bitters blackberry blackheart blancmange blini blintz blintze bloater
  blowfish blueberry bluepoint bock bologna bonbon booze borage borscht borsht bouillabaisse bouillon boxberry
  boysenberry bran brandy brat bratwurst brazil bread breadcrumb breadfruit breadstick breadstuff brewage brie
  brioche brisket brisling broccoli broth buckwheat bulghur bulgur bun burger burgoo burrito butanol butter
  buttermilk butternut butterscotch butty cabernet cachou calamari calciferol calvados candy candyfloss
  cannelloni canola cantaloupe capon cappuccino carambola caramel caraway carbonado cardamom cardamon cardoon
  casaba cashew cassareep casserole cauliflower caviar cayenne celeriac celery celtuce cereal challah
  champagne chapati chapatti chard chardonnay charlotte chaser chaw checkerberry cheddar cheese cheeseburger
  cheesecake cherimoya cherrystone chervil chicken chicory chili chilli chincapin chinkapin chipolata chips
  chitterlings chives choc chocolate cholecalciferol cholesterol choline chorizo chou chowchow chowder chutney
  chyme cider cilantro cisco citrange citrin citron citrus clabber clambake clementine clingstone cobbler
  cobnut cocktail cocoa coconut codfish coffee coffeecake cognac coho cola cole coleslaw collards collins
  comestible comfit comfrey commissariat compote confiture congou conserves cookie cookout copra
  coquille coriander cornbread cornmeal cornpone costmary courgette couscous cowberry cracker cracklings
  cranberry crappie crawdad crayfish cress criollo croaker croissant crookneck croquette cruller crumpet
  cucumber cud cuke cupcake cuppa curd currant custard cutlet cyanocobalamin dahl daiquiri damson decaf
  delicatessen demitasse dewberry dill dodger doughboy doughnut drinkable drippings drumstick duckling duff
  dumpling dumplings durian earthnut eatage eel eggnog eggplant eggs elderberry elver enchilada endive
  ensilage entremets ergocalciferol ergosterol escallop escargot escarole espagnole espresso estragon ethanol
  falafel farina fatback fennel fenugreek fettuccine filbert firewater fixings fizz flageolet flan flapjack
  flatbread flatfish flitch flour flummery folacin fondant fondue foodstuff forcemeat forequarter foreshank
  frangipane frankfurter freestone fricandeau fricassee friedcake fries frittata fritter frosting fruitcake
  frumenty fryer galantine gammon garbanzo gastronomy gateau gazpacho geneva genip genipap ghee gherkin giblet
  giblets gigot gimlet gingerbread gingersnap gluten glycerin glycerine glycerol glycol gnocchi gobbet goober
  goody gooseberry goulash granola grape grapefruit grappa gravy greengage greengrocery grenadine griddlecake
  grist groats grog groundnut grouper grub gruel guacamole guanabana gum gumbo gumdrop gyro hackberry haddock
  haggis hake halibut hallah ham hamburger hardtack haricot haslet hay hazelnut headcheese herring highball
  hindquarter hoagie hoecake hominy honey honeydew hooch horehound horseflesh hotcake hotpot hummus humus
  hydromel hyson hyssop iceberg inebriant ingesta inositol isopropanol jackfruit jambalaya jawbreaker jelly
  jellyroll jimmies johnnycake jook jujube julep kail kasha kava kebab kedgeree ketchup kibble kickshaw kipper
  kirsch kishke knish knockwurst kohlrabi kumquat kvass lactoflavin ladyfinger langouste lasagna lasagne latke
  latte leek lemon lemonade libation licorice limeade limpet lingcod lingonberry linguine liqueur liquor
  liquorice litchi littleneck liverwurst loaf loblolly lobscouse lobster loganberry loin lollipop lolly loquat
  lovage lox lozenge luncheon macaroni macaroon mackerel malmsey malted mamey mango mangosteen manhattan
  manicotti manna manzanilla maraschino marbling marc marchpane margarine margarita marge marinara marjoram
  marmalade marmite marrowbone marshmallow martini marzipan matelote matzo matzoh mayo mayonnaise meat
  meatball meatloaf medlar melon menadione meringue mescal methanol metheglin micronutrient milk milkshake
  milt mincemeat minestrone miso mocha molasses morello moussaka mousse mouton mozzarella mudcat muenster
  muesli muffin mulberry mulligan mulligatawny multivitamin murphy muscadel muscadine muscat muscatel
  muskellunge muskmelon mussel mustard mutton naan nacho nectar nectarine negus niacin nipa nonpareil noodle
  nosh nougat nutmeg nutriment oat oatcake oatmeal octopus oenomel offal oleo oleomargarine omelet omelette
  orangeade oregano orzo ouzo oxheart pablum pabulum paella pancake pandowdy panfish panocha papaya paprika
  parfait parsley pasta pastil pastille pastis pastrami pastry pasturage pate patty pavlova pea pear pekoe
  pemmican penne penuche peppercorn pepperoni persimmon pesto philter philtre phosphate phyllo phylloquinone
  piccalilli pickerel pickle pie pieplant pigswill pilaf pilchard pilsner pimento pimiento pineapple pinole
  pippin pirogi piroshki pistachio pita pizza plaice plumcot poi poilu polenta pomegranate pomelo pompano pone
  popcorn popover porgy pork porridge porterhouse posset potable potage potation potato poteen potherb potion
  potluck potpie pottage praline premix preserves pretzel profiterole prosciutto provender pud pudding puffer
  pullet pulque pumpernickel pumpkin puree pyridoxine quaff quahog quark quesadilla quince radicchio radish
  ragout raisin rambutan rarebit ratafia ratatouille ravioli refection retinol retsina rhubarb riboflavin
  rickey ricotta rigatoni risotto rissole rollmops romaine rosefish rosemary rotgut roulade roux rusk rutabaga
  sabayon saccharin sage sailfish salami salmagundi salmi salsa saltine samosa sandwich sangria sapodilla
  sapota sapsago sardine sarsaparilla saskatoon sassafras satsuma sauerbraten sauerkraut sausage savarin
  saveloy savoy scallion scampi schnapps schnitzel scone scrapple scrod scrumpy scup scuppernong   seasoner seltzer semolina serviceberry shad shadberry shaddock shandy shebeen shellfish sherbet
  sherry shortbread shortcake shortening sidecar silage sirloin slaw slivovitz slops slumgullion smoothie
  soave sockeye soda sops sorbet soubise sourball soursop soy soymilk spaghetti sparerib spareribs sparling
  spiceberry spinach sprat sprinkles squid starches steak sterol stodge stover strawberry streusel strudel
  stuffing succotash suet sugar sugarplum sukiyaki sultana sundae sundowner sup sushi sweetbread sweetbreads
  sweetener sweetmeat sweetsop swizzle swordfish syllabub syrup tabbouleh taco taffy tagliatelle tahini tamale
  tamarind tangelo tapioca tarragon tartlet tater tea teaberry teacake tempura tenderloin tequila teriyaki
  terrine thiamine thyme tiffin timbale tipple tiramisu tisane tocopherol toddy toffee tofu tokay torte
  tortellini tortilla tournedos treacle tripe troche trout truffle tunny turbot turnip varietal veal
  vegetarianism venison vermicelli vermouth viand viands vichyssoise victuals vinaigrette vino vintage
  viosterol vitamin vodka wafer waffle walnut wasabi watermelon weakfish weenie whey whiskey whisky whitebait
  whitefish whortleberry wiener wildfowl wine wort yam yoghurt yogurt yolk zabaglione zinfandel ziti zucchini
  zwieback
`
  .trim()
  .split(/\s+/);
