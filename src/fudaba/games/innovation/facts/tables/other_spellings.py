"""Cards whose titles were spelled otherwise in earlier prints, by their ids."""

OTHER_SPELLINGS = {
    "boerhaave_microscope": ("Boerhavve Silver Microscope", "Boerhaave Silver Microscope"),
    "gujin_tushu_jicheng": ("Gujin Tushu Jinsheng",),
    "almira_queen_of_castile": ("Almira, Queen of the Castle",),
    "liner_titanic": ("Ocean Liner Titanic",),
    "plusch_beweglich_rod_bear": ("Plush Beweglich Rod Bear",),
    "tanker_exxon_valdez": ("Exxon Valdez",),
}
