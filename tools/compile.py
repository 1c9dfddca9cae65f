"""Compile the rules with mypyc in a copy of the package: an .so in src/ would shadow every edit there."""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

MODULES = ("kernel/*.py", "games/*/*.py", "bots/rollout.py", "bots/search.py", "bots/value.py", "bots/*/*.py")
# Not compiled: mypyc drops what annotations say at run time, and these are read then.
DECLARATIONS = ("__init__.py", "shape.py")
REWRITER = Path(__file__).with_name("rewrite.py")
REWRITE = runpy.run_path(str(REWRITER))["rewritten"]  # by its path, as the build hook runs this file
MEASURES = ("bargaining",)  # look at games that were played: no search waits for them
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
CLIENT = "static"  # the built browser client: linked to, so that building it anew compiles nothing anew
WORK = Path(".mypyc")  # in the target; what stays there lets mypyc see that nothing has changed


class CompileError(Exception):
    """The package could not be compiled; the message says why in one sentence."""


def compile_into(source_root: Path, target: Path) -> list[Path]:
    """Copy fondaco from `source_root` into `target`, compile it there, and name the libraries made."""
    stamp = target / WORK / "stamp"
    digest = digest_of(source_root)
    if not stamp.exists() or stamp.read_text() != digest:
        stamp.unlink(missing_ok=True)
        copy_package(source_root, target)
        compile_copy(target)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(digest)
    return libraries(target)


def digest_of(source_root: Path) -> str:
    """One number for everything the outcome depends on."""
    digest = hashlib.sha256(f"{SUFFIX} {sys.version} {version('mypy')}".encode())
    for tool in (Path(__file__), REWRITER):
        digest.update(tool.read_bytes())
    for path in sorted((source_root / "fondaco").rglob("*")):
        name = path.relative_to(source_root)
        if path.is_file() and not any(part.startswith((".", "__pycache__", CLIENT)) for part in name.parts):
            content = path.read_bytes()
            digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()


def copy_package(source_root: Path, target: Path) -> None:
    """Put a fresh copy in place of what an earlier run left."""
    remove_copy(target)
    unwanted = shutil.ignore_patterns(".*", "__pycache__", "*.so", "*.pyd", CLIENT)
    shutil.copytree(source_root / "fondaco", target / "fondaco", ignore=unwanted)
    (target / "fondaco" / CLIENT).symlink_to((source_root / "fondaco" / CLIENT).resolve())


def remove_copy(target: Path) -> None:
    """Leave nothing that could be imported."""
    shutil.rmtree(target / "fondaco", ignore_errors=True)
    for library in target.glob("*__mypyc*"):
        library.unlink()


def compile_copy(target: Path) -> None:
    """Compile the chosen modules; without them the copy must not pass for a compiled one."""
    modules = chosen(target)
    for module in modules:
        rewrite(target / module, Path(module).parts[1])
    try:
        require_compiler()
        call_mypyc(modules, target)
    except CompileError:
        remove_copy(target)
        raise


def chosen(target: Path) -> list[str]:
    """The files to compile, relative to `target`."""
    found = [path for pattern in MODULES for path in (target / "fondaco").glob(pattern)]
    wanted = [path for path in found if path.name not in DECLARATIONS and path.parent.name not in MEASURES]
    return sorted(str(path.relative_to(target)) for path in wanted)


def rewrite(path: Path, part: str) -> None:
    """Put what mypyc makes fast in place of what it makes slow: see rewrite.py."""
    path.write_text(REWRITE(path.read_text(), part))


def require_compiler() -> None:
    """Say what is missing before the C compiler says it in its own way."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and not shutil.which(compiler[0]):
        raise CompileError(f"Compiling fondaco needs the C compiler {compiler[0]}, which is not here.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CompileError("Compiling fondaco needs Python's C headers, in Debian the package python3-dev.")


def call_mypyc(modules: list[str], target: Path) -> None:
    """Run mypyc in a process of its own: it names modules after the current folder and leaves by sys.exit."""
    done = subprocess.run(
        [sys.executable, Path(__file__).resolve(), "--here", *modules],
        cwd=target,
        env={name: value for name, value in os.environ.items() if name != "MYPYPATH"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise CompileError("mypyc could not compile fondaco; what it found stands above.")


def compile_here(modules: list[str]) -> None:
    """Compile modules of the current folder, each library next to its source."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
        """One C file a module, compiled on all cores: otherwise it takes twice as long or more."""

        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_all(sources: list[str], **options: object) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: one([source], **options), sources)
                    return [name for names in objects for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    options = ["--config-file=", f"--cache-dir={WORK / 'cache'}", "--explicit-package-bases"]
    extensions = mypycify(
        [*options, *modules], opt_level="3", debug_level="0", multi_file=True, target_dir=str(WORK / "c")
    )
    where = ["--build-lib", str(WORK / "lib"), "--build-temp", str(WORK / "temp")]
    command = {"build_ext": ParallelBuild}
    made = setup(name="fondaco", ext_modules=extensions, cmdclass=command, script_args=["build_ext", *where])
    for library in made.get_command_obj("build_ext").get_outputs():
        shutil.copy2(library, Path(library).relative_to(WORK / "lib"))


def libraries(target: Path) -> list[Path]:
    """The compiled modules and the one library that holds their code, relative to `target`."""
    found = [*target.glob(f"*{SUFFIX}"), *(target / "fondaco").rglob(f"*{SUFFIX}")]
    return sorted(path.relative_to(target) for path in found)


def main(args: list[str]) -> None:
    """Compile src/fondaco of this project into the folder named, or else into build/compiled."""
    root = Path(__file__).resolve().parent.parent
    target = Path(args[0]) if args else root / "build" / "compiled"
    start = time.monotonic()
    try:
        made = compile_into(root / "src", target)
    except CompileError as error:
        sys.exit(str(error))
    print(f"{len(made)} compiled libraries in {target}, {time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        compile_here(sys.argv[2:])
    else:
        main(sys.argv[1:])
