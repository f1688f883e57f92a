/**
 * The words by which people name pregnancy, illness, medicine and joints that hurt: English, and Afrikaans, isiZulu,
 * isiXhosa and Sesotho words in common use. Words of a phrase stand together; singular and plural are the same.
 */

/** What a plan has to know of a body; a finer kind would change nothing in a plan. */
export type Condition =
  | 'pregnancy'
  | 'breastfeeding'
  | 'hoping for a baby'
  | 'diabetes'
  /** With insulin or a sulphonylurea, which can lower blood sugar too far. */
  | 'insulin'
  | 'kidney'
  | 'dialysis'
  | 'heart'
  | 'chest signs'
  | 'gout'
  | 'bowel'
  | 'gut'
  | 'coeliac'
  /** Now or before; only who ticks 'now' is not planned for. */
  | 'eating disorder'
  | 'eating disorder now'
  | 'blood thinner'
  | 'epilepsy'
  | 'bones'
  | 'other';

/** Joints that a training plan can spare. */
export type Joint =
  | 'knees'
  | 'hips'
  | 'ankles or feet'
  | 'back'
  | 'neck'
  | 'shoulders'
  | 'elbows'
  | 'wrists or hands';

export interface NamedCondition {
  readonly condition: Condition;
  /** In a sentence: 'we read that as diabetes'. */
  readonly name: string;
  /** Phrases, each of which names it by itself; separated by commas. */
  readonly phrases: string;
  /** A diet that a clinic gives for it: a 'no' before it turns nothing round ('no high FODMAP foods'). */
  readonly diets?: string;
  /** Never said back in the member's words: a plan hangs on a kitchen wall. */
  readonly unspoken?: true;
}

export const namedConditions: readonly NamedCondition[] = [
  {
    condition: 'pregnancy',
    name: 'a pregnancy',
    phrases:
      'pregnant, pregnancy, preggers, preggo, expecting, expecting a baby, expectant, mother to be, mom to be, mum to be, trimester, morning sickness, antenatal, swanger, swangerskap, verwagtend, khulelwe, ngikhulelwe, ukhulelwe, ndikhulelwe, ukukhulelwa, moimana, ke moimana, ithwele, ke ithwele, ngizithwele, uzithwele, ukuzithwala, ndinzima, ke imme, preg, pregs, carrying a baby, with child, baby on the way, having a baby, due date, verwag, 🤰',
  },
  {
    condition: 'breastfeeding',
    name: 'breastfeeding',
    phrases:
      'breastfeeding, breastfeed, breastfed, breast feeding, breast feed, breast fed, nursing, nursing mother, nursing mom, nursing mum, lactating, lactation, expressing milk, breast milk, breastmilk, milk supply, pumping milk, borsvoed, borsvoeding, bors voed, ncelisa, ngiyancelisa, ukuncelisa, ncancisa, ndiyancancisa, ukuncancisa, anyesa, 🤱',
  },
  {
    condition: 'hoping for a baby',
    name: 'hoping for a baby',
    phrases:
      'ttc, trying to conceive, trying to fall pregnant, trying to get pregnant, want to fall pregnant, want to get pregnant, trying for a baby, ivf, fertility treatment, infertility',
  },
  {
    condition: 'insulin',
    name: 'diabetes with insulin or tablets that lower blood sugar',
    phrases:
      'insulin, insulien, insulin pump, type 1 diabetes, type one diabetes, type 1 diabetic, type one diabetic, diabetes type 1, diabetic type 1, tipe 1 diabetes, juvenile diabetes, t1d, t1dm, lada, actrapid, actraphane, protaphane, novorapid, novomix, lantus, levemir, humalog, humulin, apidra, basaglar, tresiba, toujeo, ryzodeg, fiasp, optisulin, biosulin, insuman, gliclazide, diamicron, diaglucide, glycron, glucomed, glimepiride, amaryl, euglim, glamaryl, glibenclamide, glyburide, daonil, euglucon, glycomin, glucovance, glipizide, minidiab, tolbutamide, chlorpropamide, sulphonylurea, sulfonylurea, repaglinide, novonorm, nateglinide',
  },
  {
    condition: 'diabetes',
    name: 'diabetes',
    phrases:
      'diabetes, diabetic, diabetis, t2d, t2dm, prediabetes, prediabetic, pre diabetes, pre diabetic, gestational diabetes, insulin resistance, insulin resistant, blood sugar, high blood sugar, low blood sugar, blood glucose, hypoglycaemia, hypoglycemia, sugar disease, sugar diabetes, sugar sickness, sugar problem, suikersiekte, suiker siekte, bloedsuiker, bloed suiker, hoe bloedsuiker, sugar level, sugar is high, sugar is too high, my sugar, suffer from sugar, sikashukela, soshukela, seswekile, nginoshukela, unoshukela, noshukela, ndineswekile, neswekile, ushukela ophezulu, ushukela ophakeme, isifo sikashukela, isifo soshukela, isifo seswekile, lefu la tswekere, lefu la tsoekere, metformin, glucophage, pioglitazone, sitagliptin, januvia, galvus, ozempic, semaglutide, wegovy, mounjaro, saxenda, victoza, trulicity, jardiance, forxiga',
    diets: 'diabetic diet, diabetic friendly',
  },
  {
    condition: 'dialysis',
    name: 'dialysis',
    phrases: 'dialysis, dialise, on dialysis, haemodialysis, hemodialysis, peritoneal dialysis',
  },
  {
    condition: 'kidney',
    name: 'kidney disease',
    phrases:
      'ckd, my kidney, my kidneys, nephritis, nephropathy, nephrotic, renal, one kidney, niersiekte, nierprobleme, nierprobleem, nierkwaal, nierversaking, niersteen, nierstene, sezinso, sezintso, isifo sezinso, isifo sezintso, lefu la diphio',
    diets:
      'renal diet, kidney diet, low potassium, low phosphate, low phosphorus, low protein, low protein diet',
  },
  {
    condition: 'heart',
    name: 'a heart condition',
    phrases:
      'angina, my heart, pacemaker, stent, heart stent, aneurysm, valve replacement, by pass, arrhythmia, atrial fibrillation, afib, cardiac, cardiomyopathy, coronary, triple bypass, heart bypass, hartaanval, hartsiekte, hartprobleme, hartprobleem, hartomleiding, hartkwaal, hartversaking, senhliziyo, sentliziyo, isifo senhliziyo, isifo sentliziyo, lefu la pelo',
    diets: 'cardiac diet',
  },
  {
    condition: 'heart',
    name: 'a stroke',
    phrases: 'stroke, mini stroke, beroerte',
  },
  {
    condition: 'heart',
    name: 'high blood pressure',
    phrases:
      'hypertension, hypertensive, hbp, high high, hayi hayi, hoebloed, hoe bloed, hoebloeddruk, hipertensie, high blood, high blood pressure, blood pressure, high bp, bp, low blood pressure, bloeddruk, hoe bloeddruk, umfutho wegazi, uxinzelelo lwegazi, khatello ya madi, preeclampsia, pre eclampsia, amlodipine, enalapril, perindopril, lisinopril, losartan, atenolol, bisoprolol, carvedilol, propranolol, beta blocker, betablocker, hydrochlorothiazide, furosemide, lasix, diuretic, water tablet, water pill, ramipril, captopril, valsartan, telmisartan, irbesartan, candesartan, nifedipine, adalat, verapamil, diltiazem, nebivolol, metoprolol, spironolactone, aldactone, indapamide, doxazosin, methyldopa, hydralazine, digoxin, lanoxin, isosorbide',
    diets: 'low salt, low sodium, reduced sodium, dash diet',
  },
  {
    condition: 'heart',
    name: 'high cholesterol',
    phrases:
      'cholesterol, high cholesterol, colestrol, cholestrol, hypercholesterolaemia, statin, simvastatin, atorvastatin, rosuvastatin, pravastatin, ezetimibe, lipitor, crestor, triglyceride',
    diets: 'low cholesterol',
  },
  {
    condition: 'chest signs',
    name: 'a sign that a doctor should look at',
    phrases:
      'chest pain, pain in chest, pain in my chest, chest hurt, tight chest, chest tightness, short of breath, shortness of breath, palpitation, dizzy, dizziness, dizzy spell, fainting, blackout, borspyn',
  },
  {
    condition: 'gout',
    name: 'gout',
    phrases: 'gout, jig, uric acid, allopurinol, puricos, colchicine, probenecid, febuxostat',
    diets: 'low purine, purine, high purine',
  },
  {
    condition: 'bowel',
    name: 'an irritable bowel (IBS, low FODMAP)',
    phrases:
      'ibs, irritable bowel, irritable bowel syndrome, spastic colon, spastiese kolon, prikkelbare derm, prikkelbare dermsindroom',
    diets: 'fodmap, low fodmap, high fodmap, lowfodmap',
  },
  {
    condition: 'gut',
    name: 'an illness of the gut',
    phrases:
      'ibd, stoma, ileostomy, ostomy, sibo, short bowel, lap band, ulser, maagprobleme, crohn, crohn disease, colitis, ulcerative colitis, diverticulitis, diverticulosis, gastritis, gastroparesis, reflux, acid reflux, gerd, gord, ulcer, stomach ulcer, peptic ulcer, maagseer, hiatus hernia, hiatal hernia, gallstone, gall stone, gallbladder, gall bladder, galstene, galblaas, pancreatitis, colostomy',
    diets: 'low residue',
  },
  {
    condition: 'coeliac',
    name: 'coeliac disease',
    phrases:
      'coeliac, celiac, coeliac disease, celiac disease, seliak, seliakie, coeliakie, gluten ataxia, dermatitis herpetiformis',
  },
  {
    condition: 'eating disorder',
    name: 'an eating disorder',
    phrases:
      'anorexia, anorexic, anorexia nervosa, bulimia, bulimic, binge, binge eating, binge eater, bingeing, purging, eating disorder, disordered eating, orthorexia, arfid, eetversteuring, anoreksie, bulimie',
  },
  {
    condition: 'blood thinner',
    name: 'medicine that thins the blood',
    phrases:
      'warfarin, coumadin, blood thinner, blood thinning, bloedverdunner, bloedverdunners, anticoagulant, anti coagulant, xarelto, rivaroxaban, eliquis, apixaban, heparin, clexane, enoxaparin, dabigatran, pradaxa, clopidogrel, plavix, ticagrelor, prasugrel, aspirin, low dose aspirin, ecotrin, blood clot, bloedklont, bloedklonte, thrombosis, dvt',
  },
  {
    condition: 'epilepsy',
    name: 'epilepsy',
    phrases:
      'epilepsy, epileptic, epilepsie, seizure, convulsion, epileptic fit, stuipe, vallende siekte, isithuthwane, isathuthwane, epilim, tegretol, carbamazepine, phenytoin, lamotrigine, lamictin, valproate, levetiracetam, keppra, topiramate, phenobarbitone',
  },
  {
    condition: 'bones',
    name: 'arthritis or weak bones',
    phrases:
      'arthritis, arthritic, artritis, rheumatoid, rheumatism, rumatiek, osteoarthritis, osteoporosis, osteoporose, osteopenia, brittle bone, fibromyalgia, lupus, isifo samathambo, amathambo abuhlungu, joint pain, painful joint, sore joint, bad joint, gewrigspyn, ankylosing spondylitis, hernia, alendronate, fosamax, hydroxychloroquine, plaquenil',
  },
  {
    condition: 'other',
    name: 'a thyroid condition',
    phrases:
      'thyroid, underactive thyroid, overactive thyroid, hypothyroid, hypothyroidism, hyperthyroid, hyperthyroidism, hashimoto, graves disease, goitre, goiter, skildklier, eltroxin, euthyrox, thyroxine, levothyroxine',
  },
  {
    condition: 'other',
    name: 'an illness or medicine that a clinic treats',
    unspoken: true,
    phrases:
      'hiv, h i v, hiv positive, hiv aids, aids, vigs, miv, ingculaza, isandulela ngculaza, ugawulayo, kokwana hloko, kokoana hloko, arv, amaarv, antiretroviral, anti retroviral, haart, tld, dolutegravir, efavirenz, tenofovir, lamivudine, cd4, viral load, tb, t b, tuberculosis, tuberkulose, tering, sofuba, sephepha, isifo sofuba, isifo sephepha, lefuba, rifafour, rifampicin, isoniazid, ethambutol, tb medicine, tb treatment, tb tablet, tb pill',
  },
  {
    condition: 'other',
    name: 'cancer',
    phrases:
      'cancer, kanker, chemo, chemotherapy, chemoterapie, radiotherapy, tumour, tumor, leukaemia, leukemia, lymphoma, umdlavuza, umhlaza, kankere, mofetshe',
  },
  {
    condition: 'other',
    name: 'asthma',
    phrases: 'asthma, asthmatic, asma, copd, emphysema, asthma pump',
  },
  {
    condition: 'other',
    name: 'anaemia',
    phrases:
      'anaemia, anemia, anaemic, anemic, bloedarmoede, low iron, iron deficiency, iron deficient, low haemoglobin, low hemoglobin, sickle cell, thalassaemia',
  },
  {
    condition: 'other',
    name: 'an illness or medicine',
    phrases:
      'my liver, lewerprobleme, migraine, migraines, skeelhoofpyn, haemochromatosis, hemochromatosis, histamine intolerance, fructose intolerance, fructose malabsorption, galactosaemia, galactosemia, psoriasis, eczema, ekseem, vertigo, glaucoma, dementia, alzheimer, pcos, polycystic, endometriosis, cirrhosis, hepatitis, jaundice, fatty liver, lewersiekte, porphyria, porfirie, pku, phenylketonuria, g6pd, favism, multiple sclerosis, parkinson, cystic fibrosis, bariatric, gastric bypass, gastric sleeve, sleeve gastrectomy, gastric band, transplant, caesarean, cesarean, c section, csection, keisersnee, gave birth, had a baby, postpartum, post partum, newborn, miscarriage, antidepressant, anti depressant, depression, depressie, bipolar, schizophrenia, lithium, maoi, fluoxetine, prednisone, cortisone, kortisoon, methotrexate, steroid, duromine, phentermine',
  },
];

/** Words that tell of an illness, whatever stands beside them: 'Addison’s disease', 'isifo …', 'chronic medication'. */
export const illness: NamedCondition = {
  condition: 'other',
  name: 'an illness or medicine',
  phrases:
    'disease, syndrome, disorder, illness, ailment, medication, medicine, meds, medical, tablet, pill, injection, chronic, diagnosed, diagnosis, therapy, surgery, operation, infection, deficiency, siekte, siektes, sindroom, kwaal, medisyne, medikasie, operasie, isifo, izifo, nginesifo, unesifo, nesifo, ndinesifo, amaphilisi, bolwetse, bolwetsi, lefu, meriana, dipilisi',
};
