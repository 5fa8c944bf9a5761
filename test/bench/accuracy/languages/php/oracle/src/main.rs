//! Writes the definition of every name in PHP sources, as the type checker of Mago resolves it.
//!
//! Arguments: the root of the sources, the file to write, and folders with sources of dependencies, whose names lead
//! out of the repository. The output has a line of JSON for each source, as that of `Oracle.java`:
//! {"path", "occurrences": [[line, column, definition (1) or reference (0), symbol]]}. Lines and columns count from 0,
//! columns in UTF-16 code units. Types in comments are read by the checker, but names in them have no occurrence.

mod members;
mod missing;
mod occurrences;
mod receivers;
mod symbols;

use std::borrow::Cow;
use std::collections::HashSet;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bumpalo::Bump;
use mago_analyzer::Analyzer;
use mago_analyzer::analysis_result::AnalysisResult;
use mago_analyzer::plugin::create_registry;
use mago_analyzer::settings::Settings;
use mago_codex::metadata::CodebaseMetadata;
use mago_codex::populator::populate_codebase;
use mago_codex::reference::SymbolReferences;
use mago_codex::scanner::scan_program;
use mago_database::file::{File, FileId, FileType};
use mago_names::resolver::NameResolver;
use mago_php_version::PHPVersion;
use mago_prelude::Prelude;
use mago_syntax::parser::parse_file;

use crate::missing::declarations_of_missing;
use crate::occurrences::occurrences_in;
use crate::symbols::Symbols;

/// The checker recurses deeply.
const STACK: usize = 512 * 1024 * 1024;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(write_index)?;
    thread.join().map_err(|_| "The analysis panicked.")?
}

fn write_index() -> Result<(), Failure> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [root, output, dependencies @ ..] = arguments.as_slice() else {
        return Err("Arguments: the root of the sources, the file to write, folders of dependencies.".into());
    };
    let own = read_sources(root, FileType::Host)?;
    let mut others = Vec::new();
    for folder in dependencies {
        others.extend(read_sources(folder, FileType::Vendored)?);
    }
    let (codebase, missing) = scan(&own, &others);
    let ids = own.iter().map(|file| file.id).collect::<HashSet<_>>();
    let symbols = Symbols { codebase: &codebase, own: &ids, missing };
    let registry = create_registry();
    let mut lines = fs::File::create(output)?;
    for file in &own {
        let arena = Bump::new();
        let program = parse_file(&arena, file);
        if let Some(error) = program.errors.first() {
            println!("{}: {error}", file.name.escape_ascii());
        }
        let names = NameResolver::new(&arena).resolve(program);
        let settings = Settings { analyze_dead_code: true, ..Settings::new(PHPVersion::LATEST) };
        let analyzer = Analyzer::new(&arena, file, &names, &codebase, &registry, settings);
        let artifacts = analyzer
            .analyze_with_artifacts(program, &mut AnalysisResult::new(SymbolReferences::new()))
            .map_err(|error| format!("{}: {error}", file.name.escape_ascii()))?;
        writeln!(lines, "{}", occurrences_in(file, program, &names, &artifacts, &symbols))?;
    }
    Ok(())
}

/// The declarations of PHP, the dependencies and the sources, and the file of what is missing. Declarations of the
/// sources win over others with their name.
fn scan(own: &[File], others: &[File]) -> (CodebaseMetadata, FileId) {
    let prelude = Prelude::build();
    let mut codebase = prelude.metadata;
    let mut references = prelude.symbol_references;
    others.iter().chain(own).for_each(|file| add(file, &mut codebase));
    let missing = declarations_of_missing(&codebase);
    add(&missing, &mut codebase);
    populate_codebase(&mut codebase, &mut references, Default::default(), Default::default());
    (codebase, missing.id)
}

fn add(file: &File, codebase: &mut CodebaseMetadata) {
    let arena = Bump::new();
    let program = parse_file(&arena, file);
    let names = NameResolver::new(&arena).resolve(program);
    codebase.extend(scan_program(&arena, file, program, &names, PHPVersion::LATEST));
}

/// Every PHP file below a folder, in the order of their paths.
fn read_sources(root: &Path, kind: FileType) -> Result<Vec<File>, Failure> {
    let mut files = Vec::new();
    let mut waiting = vec![root.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = entry.path();
            let entry_type = entry.file_type()?;
            if entry_type.is_dir() {
                waiting.push(path);
            } else if entry_type.is_file() && path.extension().is_some_and(|ending| ending == "php") {
                let name = match kind {
                    FileType::Host => path.strip_prefix(root)?.to_path_buf(),
                    _ => path.clone(),
                };
                let name = name.into_os_string().into_encoded_bytes();
                files.push(File::new(Cow::Owned(name), kind, Some(path.clone()), Cow::Owned(fs::read(&path)?)));
            }
        }
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}
