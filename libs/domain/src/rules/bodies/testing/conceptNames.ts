/** Names as tables of whole bodies write them; "~" stands for either side. */
const lines = `
~ superior rectus; ~ inferior rectus; ~ medial rectus; ~ lateral rectus; ~ superior oblique; ~ inferior oblique
~ levator palpebrae superioris; ~ lacrimal gland; ~ lacrimal sac; ~ superior lacrimal canaliculus; ~ inferior lacrimal canaliculus; ~ nasolacrimal duct
sclera of ~ eyeball; cornea of ~ eyeball; retina of ~ eyeball; lens of ~ eyeball; iris of ~ eyeball; choroid of ~ eyeball; ciliary body of ~ eyeball; vitreous body of ~ eyeball
superior tarsal plate of ~ upper eyelid; inferior tarsal plate of ~ lower eyelid
~ external carotid artery; ~ internal carotid artery; ~ vertebral artery; basilar artery; ~ anterior cerebral artery; ~ middle cerebral artery; ~ posterior cerebral artery
~ posterior communicating artery; anterior communicating artery; ~ superior cerebellar artery; ~ anterior inferior cerebellar artery; ~ posterior inferior cerebellar artery
~ ophthalmic artery; ~ superior thyroid artery; ~ inferior thyroid artery; ~ lingual artery; ~ facial artery; ~ occipital artery; ~ posterior auricular artery
~ ascending pharyngeal artery; ~ superficial temporal artery; ~ maxillary artery; ~ transverse facial artery; ~ middle meningeal artery; ~ deep temporal artery
~ infraorbital artery; ~ inferior alveolar artery; ~ posterior superior alveolar artery; ~ sphenopalatine artery; ~ descending palatine artery; ~ buccal artery; ~ masseteric artery
~ supraorbital artery; ~ supratrochlear artery; ~ angular artery; ~ submental artery; ~ superior labial artery; ~ inferior labial artery
frontal branch of ~ superficial temporal artery; parietal branch of ~ superficial temporal artery
~ axillary artery; ~ brachial artery; ~ deep brachial artery; ~ radial artery; ~ ulnar artery; ~ common interosseous artery; ~ anterior interosseous artery; ~ posterior interosseous artery
~ superficial palmar arch; ~ deep palmar arch; ~ princeps pollicis artery; ~ radialis indicis artery; first ~ common palmar digital artery; second ~ dorsal metacarpal artery
~ thyrocervical trunk; ~ costocervical trunk; ~ internal thoracic artery; ~ suprascapular artery; ~ transverse cervical artery; ~ dorsal scapular artery
~ thoracoacromial artery; ~ lateral thoracic artery; ~ subscapular artery; ~ circumflex scapular artery; ~ thoracodorsal artery; ~ anterior circumflex humeral artery; ~ posterior circumflex humeral artery
deltoid branch of ~ thoracoacromial artery; pectoral branch of ~ thoracoacromial artery; acromial branch of ~ thoracoacromial artery
third ~ posterior intercostal artery; fourth ~ posterior intercostal artery; eleventh ~ posterior intercostal artery; ~ subcostal artery; ~ bronchial artery; first ~ lumbar artery; fourth ~ lumbar artery
abdominal aorta; ~ inferior phrenic artery; celiac trunk; left gastric artery; right gastric artery; left gastroepiploic artery; right gastroepiploic artery; gastroduodenal artery
hepatic artery proper; cystic artery; dorsal pancreatic artery; middle colic artery; right colic artery; left colic artery; ileocolic artery; sigmoid artery; superior rectal artery; jejunal artery; ileal artery; appendicular artery
right branch of hepatic artery proper; left branch of hepatic artery proper; ascending branch of left colic artery; descending branch of left colic artery
~ middle suprarenal artery; ~ superior suprarenal artery; ~ inferior suprarenal artery; ~ testicular artery; median sacral artery; ~ iliolumbar artery; ~ lateral sacral artery
~ superior gluteal artery; ~ inferior gluteal artery; ~ obturator artery; ~ internal pudendal artery; ~ superior vesical artery; ~ inferior vesical artery; ~ middle rectal artery; ~ umbilical artery
~ inferior epigastric artery; ~ superior epigastric artery; ~ superficial epigastric artery; ~ deep circumflex iliac artery; ~ superficial circumflex iliac artery; ~ external pudendal artery
~ femoral artery; ~ deep femoral artery; ~ lateral circumflex femoral artery; ~ medial circumflex femoral artery; ~ popliteal artery; ~ anterior tibial artery; ~ posterior tibial artery; ~ fibular artery
~ descending genicular artery; lateral superior genicular artery; ~ middle genicular artery; ~ sural artery; ~ dorsalis pedis artery; ~ arcuate artery; ~ medial plantar artery; ~ lateral plantar artery; first ~ plantar metatarsal artery; first ~ dorsal metatarsal artery
first perforating branch of ~ deep femoral artery; descending branch of ~ lateral circumflex femoral artery; ascending branch of ~ lateral circumflex femoral artery
~ pulmonary artery; pulmonary trunk; anterior segmental branch of ~ pulmonary artery; apical segmental branch of right pulmonary artery; posterior segmental branch of right pulmonary artery; lingular branch of left pulmonary artery; ~ superior pulmonary vein; ~ inferior pulmonary vein
~ external jugular vein; ~ anterior jugular vein; ~ facial vein; ~ retromandibular vein; ~ superficial temporal vein; ~ maxillary vein; ~ posterior auricular vein; ~ superior thyroid vein; ~ middle thyroid vein; ~ inferior thyroid vein; ~ vertebral vein; ~ lingual vein; ~ angular vein; ~ occipital vein
superior sagittal sinus; inferior sagittal sinus; straight sinus; ~ transverse sinus; ~ sigmoid sinus; ~ cavernous sinus; ~ superior petrosal sinus; ~ inferior petrosal sinus; confluence of sinuses; great cerebral vein
~ axillary vein; ~ brachial vein; ~ basilic vein; ~ cephalic vein; ~ median cubital vein; ~ radial vein; ~ ulnar vein; ~ internal thoracic vein; ~ lateral thoracic vein; ~ subscapular vein
azygos vein; hemiazygos vein; accessory hemiazygos vein; fourth ~ posterior intercostal vein; ~ superior intercostal vein; ~ ascending lumbar vein; third ~ lumbar vein; ~ inferior phrenic vein
portal vein; inferior mesenteric vein; left gastric vein; right gastric vein; right gastroepiploic vein; middle colic vein; ileocolic vein; right hepatic vein; left hepatic vein; middle hepatic vein; cystic vein
~ suprarenal vein; ~ testicular vein; ~ internal pudendal vein; ~ superior gluteal vein; ~ inferior gluteal vein; ~ obturator vein; ~ inferior epigastric vein; ~ iliolumbar vein; middle sacral vein
~ femoral vein; ~ deep femoral vein; ~ great saphenous vein; ~ small saphenous vein; ~ popliteal vein; ~ anterior tibial vein; ~ posterior tibial vein; ~ fibular vein; ~ medial plantar vein; ~ lateral plantar vein; dorsal venous arch of ~ foot
aortic valve; anterior cusp of mitral valve; posterior cusp of mitral valve; septal cusp of tricuspid valve; anterior cusp of tricuspid valve; posterior cusp of tricuspid valve; anterior papillary muscle of left ventricle; interatrial septum; wall of left ventricle; wall of right atrium; auricle of left atrium
first diagonal branch of anterior interventricular branch of left coronary artery; left marginal branch of circumflex branch of left coronary artery; sinuatrial nodal branch of right coronary artery; conus branch of right coronary artery; oblique vein of left atrium
larynx; epiglottis; cricoid cartilage; ~ arytenoid cartilage; ~ corniculate cartilage; ~ cuneiform cartilage; ~ vocal ligament; first tracheal cartilage; thyrohyoid membrane
~ main bronchus; ~ upper lobar bronchus; right middle lobar bronchus; ~ lower lobar bronchus; apical segmental bronchus of right upper lobe of lung; posterior segmental bronchus; anterior basal segmental bronchus; superior segmental bronchus
apical segment of right upper lobe of lung; medial segment of middle lobe of right lung; anterior basal segment of lower lobe of left lung; superior lingular segment of upper lobe of left lung
tongue; ~ parotid gland; ~ submandibular gland; ~ sublingual gland; uvula; soft palate; pharynx; cecum; ascending colon; transverse colon; descending colon; sigmoid colon; anal canal; greater omentum; mesentery; caudate lobe of liver; quadrate lobe of liver; common bile duct; cystic duct; common hepatic duct; hepatovenous segment II of liver; hepatovenous segment VIII of liver
body of stomach; body of pancreas; head of pancreas; tail of pancreas; neck of gallbladder; pancreatic duct
cortex of ~ kidney; renal pelvis of ~ kidney; major calyx of ~ kidney; head of ~ epididymis; tail of ~ epididymis; ~ bulbourethral gland; ~ ejaculatory duct; neck of urinary bladder
thyroid gland; ~ lobe of thyroid gland; superior parathyroid gland; cortex of ~ adrenal gland; neurohypophysis; adenohypophysis
~ inferior frontal gyrus; opercular part of ~ inferior frontal gyrus; triangular part of ~ inferior frontal gyrus; orbital part of ~ inferior frontal gyrus; ~ straight gyrus; ~ lateral orbital gyrus; ~ superior parietal lobule; ~ inferior parietal lobule; ~ precuneus; ~ cuneus; ~ lingual gyrus; ~ superior occipital gyrus; ~ inferior occipital gyrus; ~ paracentral lobule; ~ uncus; ~ dentate gyrus
~ central sulcus; ~ lateral sulcus; ~ superior frontal sulcus; ~ calcarine sulcus; posterior limb of ~ internal capsule; genu of ~ internal capsule; genu of corpus callosum; splenium of corpus callosum; body of corpus callosum; rostrum of corpus callosum; head of ~ caudate nucleus; tail of ~ caudate nucleus; ~ claustrum; ~ nucleus accumbens; ~ subthalamic nucleus; ~ red nucleus; ~ substantia nigra
anterior horn of ~ lateral ventricle; inferior horn of ~ lateral ventricle; posterior horn of ~ lateral ventricle; body of ~ lateral ventricle; choroid plexus of third ventricle; choroid plexus of fourth ventricle; ~ hemisphere of cerebellum; vermis of cerebellum; ~ dentate nucleus
~ olfactory bulb; ~ olfactory tract; ~ oculomotor nerve; ~ trochlear nerve; ~ trigeminal nerve; ~ trigeminal ganglion; ~ abducent nerve; ~ facial nerve; ~ vestibulocochlear nerve; ~ glossopharyngeal nerve; ~ vagus nerve; ~ accessory nerve; ~ hypoglossal nerve; ~ ciliary ganglion; ~ recurrent laryngeal nerve; ~ superior laryngeal nerve; ~ phrenic nerve
~ median nerve; ~ ulnar nerve; ~ radial nerve; ~ axillary nerve; ~ musculocutaneous nerve; ~ femoral nerve; ~ obturator nerve; ~ sciatic nerve; ~ tibial nerve; ~ common fibular nerve; ~ deep fibular nerve; ~ superficial fibular nerve; ~ saphenous nerve; ~ medial plantar nerve; ~ superior gluteal nerve; deep branch of ~ radial nerve; first cervical spinal nerve; ~ superior cervical ganglion; ~ sympathetic trunk
~ malleus; ~ incus; ~ stapes; ~ cochlea; ~ tympanic membrane; ~ auricle; ~ anterior cruciate ligament; ~ posterior cruciate ligament; ~ medial meniscus; ~ lateral meniscus; ~ patellar ligament; ~ fibular collateral ligament; ~ sacrospinous ligament; ~ sacrotuberous ligament; pubic symphysis; coccyx; anterior longitudinal ligament; ~ ilium; ~ ischium; ~ pubis
~ genioglossus; ~ hyoglossus; ~ styloglossus; ~ palatoglossus; ~ stylopharyngeus; ~ superior pharyngeal constrictor; ~ middle pharyngeal constrictor; ~ inferior pharyngeal constrictor; ~ cricothyroid; ~ posterior cricoarytenoid; ~ lateral cricoarytenoid; ~ thyroarytenoid; ~ tensor veli palatini; ~ levator veli palatini; ~ psoas minor; ~ bulbospongiosus; ~ ischiocavernosus; first ~ external intercostal muscle; second ~ internal intercostal muscle; third ~ levator costarum; ~ auricularis anterior
~ major alar cartilage; ~ lateral nasal cartilage; nasal septal cartilage; skin of face; skin of scalp; skin of ~ hand; ~ breast; ~ nipple; anterior wall of stomach; ~ palatine tonsil; thoracic duct; dura mater; falx cerebri; tentorium cerebelli
anterior part of ~ apical segmental artery; ~ posterior basal segmental vein; ~ lateral basal segmental bronchial tree; superior branch of medial segmental artery; inferior lingular bronchial tree; lateral bronchopulmonary segment; ~ common basal vein; ~ upper lobar artery
posterior inferior segmental hepatic artery; anterior superior segmental tributary of right hepatic vein; trunk of ~ portal vein; lateral superior tributary of left hepatic biliary tree; hepatovenous segment ix; anterior sector of right liver; caudate lobe branch of right portal vein
anterior division of ~ renal artery; superior segmental branch of ~ renal artery; trunk of ~ renal artery; right posterior cusp of aortic valve; first posterior ventricular branch of right coronary artery; second septal branch of right posterior interventricular artery
pectoral branch of ~ internal thoracic artery; ~ deep palmar venous arch; proper palmar digital vein of ~ ring finger; lateral proper palmar digital artery of ~ little finger; ~ anterior ulnar recurrent artery; ~ dorsal carpal branch of ulnar artery; set of plantar digital arteries proper
artery of ~ precentral sulcus; precuneal branch of ~ pericallosal artery; insular part of ~ middle cerebral artery; branch of ~ anterior choroidal artery to posterior limb of ~ internal capsule; ~ polar temporal artery; ~ lateral frontobasal artery; ~ thalamogeniculate artery
check ligament of ~ lateral rectus; trochlea of ~ superior oblique; ~ lacrimal lake; ~ corona ciliaris; suspensory ligament of ~ lens; ~ infratrochlear nerve; communicating branch of ~ nasociliary nerve with ~ ciliary ganglion
~ pterygomandibular raphe; ~ conus elasticus; hyo-epiglottic ligament; ~ lateral thyrohyoid ligament; deep muscle of posterior compartment of leg; constrictor muscle of pharynx; first lumbrical of ~ foot; zone of quadriceps femoris; mesoappendix; ileocecal junction; pancreatic duct tree; ~ side of rib cage
`;

export const conceptNames: readonly string[] = lines
  .trim()
  .split(/[;\n]/)
  .map((name) => name.trim())
  .flatMap((name) =>
    name.includes('~') ? ['right', 'left'].map((side) => name.replaceAll('~', side)) : [name],
  );
