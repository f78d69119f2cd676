/** What those who import files are told about the import as a whole, in both languages. */
export const importTexts = {
  en: {
    import_fault: '{sentence}',
    import_more_faults: '… and {count} more.',
    import_not_a_zip: '“{name}” cannot be read: it is no zip archive, or it is damaged.',
    import_zip_folders: 'The CSV files of “{name}” are in several folders. Put them into one.',
    import_zip_empty: '“{name}” holds no CSV file.',
    import_zip_entries: '“{name}” holds more than {max} files.',
    import_file_type: '“{name}” is neither a CSV file nor a zip archive of CSV files.',
    import_file_twice: '“{name}” is there twice.',
    import_too_large: 'The files have more than {megabytes} MB. Import them in parts.',
    import_too_many: 'At most 20 files with 20\u00a0000 rows each can be sent as JSON.',
    import_too_many_figures: 'More than {max} figures would change. Import them in parts.',
    import_rows_uneven:
      'Row {row} of “{file}” has other columns than the first row. Write null for an empty cell.',
    import_command_line_only: 'Only the command line imports this file.',
    import_figures_only: 'An access token imports figures only: data.csv.',
  },
  fi: {
    import_fault: '{sentence}',
    import_more_faults: '… ja {count} muuta.',
    import_not_a_zip: '”{name}” ei avaudu: se ei ole zip-paketti, tai se on vaurioitunut.',
    import_zip_folders: 'Paketin ”{name}” CSV-tiedostot ovat eri kansioissa. Siirrä ne samaan.',
    import_zip_empty: 'Paketissa ”{name}” ei ole CSV-tiedostoja.',
    import_zip_entries: 'Paketissa ”{name}” on yli {max} tiedostoa.',
    import_file_type: '”{name}” ei ole CSV-tiedosto eikä zip-paketti, jossa on CSV-tiedostoja.',
    import_file_twice: '”{name}” on mukana kahdesti.',
    import_too_large: 'Tiedostojen koko on yli {megabytes} Mt. Tuo ne osissa.',
    import_too_many:
      'JSON-muodossa voi lähettää enintään 20 tiedostoa, joissa on 20\u00a0000 riviä.',
    import_too_many_figures: 'Yli {max} lukua muuttuisi. Tuo ne osissa.',
    import_rows_uneven:
      'Tiedoston ”{file}” rivillä {row} on eri sarakkeet kuin ensimmäisellä rivillä. Merkitse tyhjä solu arvolla null.',
    import_command_line_only: 'Tämän tiedoston voi tuoda vain komentoriviltä.',
    import_figures_only: 'Rajapinta-avaimella voi tuoda vain lukuja: data.csv.',
  },
} as const;
